// Chromium's protocol: what its developer tools know and can do, and no other browser.
import { emulateMedia, executeServerCommand } from '@web/test-runner-commands';

/** A node of the tree that screen readers are given. */
export interface Heard {
  readonly role: string;
  readonly name: string;
  readonly disabled: boolean;
  readonly modal: boolean;
}

/** A value as the tools write it. */
interface Written {
  readonly value?: string | boolean;
}

interface Node {
  readonly ignored: boolean;
  readonly role?: Written;
  readonly name?: Written;
  readonly properties?: readonly { readonly name: string; readonly value: Written }[];
}

const textOf = (written: Written | undefined): string =>
  typeof written?.value === 'string' ? written.value : '';

export const hasDevtools = navigator.userAgent.includes('Chrome');

/** Emulates media where the browser can; tests that need it skip themselves elsewhere. */
export const emulate: typeof emulateMedia = async (media) => {
  if (hasDevtools) await emulateMedia(media);
};

export const ask = <T>(method: string, params: object = {}): Promise<T> =>
  executeServerCommand('devtools', { method, params });

/** The accessibility tree of the page, in order. */
export async function accessibilityTree(): Promise<readonly Heard[]> {
  const { nodes } = await ask<{ nodes: readonly Node[] }>('Accessibility.getFullAXTree');
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties = [] }) => {
      const isSet = (property: string): boolean =>
        properties.some((one) => one.name === property && one.value.value === true);
      return {
        role: textOf(role),
        name: textOf(name),
        disabled: isSet('disabled'),
        modal: isSet('modal'),
      };
    });
}

/** Turns forced colours on or off. */
export const forceColors = (forced: boolean): Promise<unknown> =>
  ask('Emulation.setEmulatedMedia', {
    features: [{ name: 'forced-colors', value: forced ? 'active' : 'none' }],
  });
