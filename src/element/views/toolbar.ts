/** The toolbar: what is wanted most, and a way to all the rest. */
import { html, nothing, type TemplateResult } from 'lit';
import { outcomeOf } from '../../engine/index.js';
import { icon } from '../face/index.js';
import type { Scene } from '../scene.js';
import { button, type ButtonParts } from './controls.js';
import { lateIcon } from './icons.js';

/** What the toolbar has words for. */
type Tool = 'undo' | 'redo' | 'hint' | 'new' | 'restart' | 'rules' | 'options' | 'more';

export function toolbarView(scene: Scene): TemplateResult | typeof nothing {
  const { session, words } = scene;
  if (!scene.withToolbar) return nothing;
  const tool = (action: Tool, parts: Omit<ButtonParts, 'action' | 'label'>): TemplateResult =>
    button({ action, label: words.t(`toolbar.${action}`), ...parts });
  return html`<div
    class="toolbar"
    part="toolbar"
    role="group"
    aria-label=${words.t('toolbar.label')}
  >
    ${
      scene.withUndo
        ? [
            tool('undo', { icon: icon('undo'), disabled: session.past.length === 0 }),
            tool('redo', { icon: icon('redo'), disabled: session.future.length === 0 }),
          ]
        : nothing
    }
    ${
      scene.withHints
        ? tool('hint', {
            icon: icon('hint'),
            disabled: scene.viewing !== null || outcomeOf(session.position) !== 'playing',
          })
        : nothing
    }
    ${tool('new', { icon: icon('fresh') })}
    ${tool('restart', {
      icon: lateIcon(scene, 'restart'),
      disabled: session.actions.length === 0,
      kind: 'wide',
    })}
    ${tool('rules', { icon: lateIcon(scene, 'rules'), kind: 'wide' })}
    ${
      scene.withSettings
        ? tool('options', { icon: lateIcon(scene, 'options'), kind: 'wide' })
        : nothing
    }
    ${tool('more', { icon: lateIcon(scene, 'more') })}
  </div>`;
}
