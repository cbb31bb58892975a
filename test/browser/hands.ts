// Hands that press, move and let go: a mouse, a finger and a pen, by the browser's own input.
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { ask, hasDevtools } from './devtools.js';

export interface At {
  readonly x: number;
  readonly y: number;
}

export interface Hand {
  readonly press: (at: At) => Promise<unknown>;
  readonly move: (to: At) => Promise<unknown>;
  readonly release: () => Promise<unknown>;
}

/** Fingers and pens come by Chromium's protocol. */
export const hasFingers = hasDevtools;

const input = (method: string, params: object): Promise<unknown> => ask(`Input.${method}`, params);

const whole = ({ x, y }: At): [number, number] => [Math.round(x), Math.round(y)];

export const mouse: Hand = {
  press: async (at) => {
    await sendMouse({ type: 'move', position: whole(at) });
    await sendMouse({ type: 'down', button: 'left' });
  },
  move: (to) => sendMouse({ type: 'move', position: whole(to) }),
  release: () => sendMouse({ type: 'up', button: 'left' }),
};

/** Lets every button go, wherever a test has ended. */
export const letGo = (): Promise<unknown> => resetMouse();

const touch = (type: string, points: readonly At[]): Promise<unknown> => {
  const touchPoints = points.map((point, id) => ({ ...point, id }));
  return input('dispatchTouchEvent', { type, touchPoints });
};

const painted = (): Promise<unknown> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });

export const finger = {
  press: async (at: At) => {
    // What a finger may do is known of the page as it was painted last.
    await painted();
    await touch('touchStart', [at]);
  },
  move: (to: At) => touch('touchMove', [to]),
  release: () => touch('touchEnd', []),
  /** As when the system takes the touch for something else. */
  cancel: () => touch('touchCancel', []),
  /** A second finger comes down beside the first. */
  second: (first: At, second: At) => touch('touchStart', [first, second]),
} satisfies Hand & Record<string, unknown>;

const stylus = (type: string, { x, y }: At, buttons: number): Promise<unknown> =>
  input('dispatchMouseEvent', {
    type,
    x,
    y,
    buttons,
    pointerType: 'pen',
    clickCount: 1,
    button: type === 'mouseMoved' ? 'none' : 'left',
  });

function penHand(): Hand {
  let last: At = { x: 0, y: 0 };
  return {
    press: async (at) => {
      last = at;
      await stylus('mousePressed', at, 1);
    },
    move: async (to) => {
      last = to;
      await stylus('mouseMoved', to, 1);
    },
    release: () => stylus('mouseReleased', last, 0),
  };
}

const pen: Hand = penHand();

export const HANDS = { mouse, finger, pen };
