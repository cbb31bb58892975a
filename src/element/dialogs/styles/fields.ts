/** Fields of dialogs: checkboxes, radio buttons, selects and tabs. */
import { css } from 'lit';

export const fields = css`
  .dialog fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }

  .dialog legend {
    padding: 0;
    color: var(--_muted);
    font-size: 12px;
  }

  .group {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
    column-gap: 16px;
  }

  .dialog .group + .group,
  .dialog .group + .field {
    margin-top: 10px;
  }

  .check {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    padding-block: 4px;
    cursor: pointer;
    line-height: 1.25;
  }

  .check input {
    display: grid;
    flex: none;
    place-items: center;
    width: 20px;
    height: 20px;
    margin: 0;
    border: 1.5px solid color-mix(in srgb, var(--_muted) 80%, transparent);
    border-radius: 5px;
    background: var(--_slot);
    appearance: none;
    cursor: inherit;
  }

  .check input[type='radio'] {
    border-radius: 50%;
  }

  .check input:checked {
    border-color: var(--_accent);
    background: var(--_accent);
  }

  /* Drawn by shape, since a strict page forbids pictures in style sheets. */
  .check input:checked::before {
    content: '';
    width: 12px;
    height: 12px;
    background: var(--_on-accent);
    clip-path: polygon(8% 52%, 22% 38%, 40% 56%, 80% 14%, 94% 28%, 40% 84%);
  }

  .check input[type='radio']:checked::before {
    width: 8px;
    height: 8px;
    border-radius: 50%;
    clip-path: none;
  }

  .field {
    display: grid;
    gap: 4px;
    color: var(--_muted);
    font-size: 12px;
  }

  .field :is(select, input, textarea) {
    box-sizing: border-box;
    width: 100%;
    min-height: 44px;
    margin: 0;
    padding: 0 12px;
    border: 1px solid color-mix(in srgb, var(--_muted) 80%, transparent);
    border-radius: 10px;
    background: var(--_slot);
    color: var(--_text);
    font: 400 15px/1.3 var(--_sans);
    appearance: none;
  }

  .field option {
    background: var(--_panel);
    color: var(--_text);
  }

  .select {
    display: block;
    position: relative;
  }

  .select select {
    padding-inline-end: 36px;
    cursor: pointer;
    text-overflow: ellipsis;
  }

  .select::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-end: 14px;
    width: 11px;
    height: 7px;
    margin-block: auto;
    background: var(--_text);
    clip-path: polygon(0 14%, 12% 0, 50% 62%, 88% 0, 100% 14%, 50% 100%);
    pointer-events: none;
  }

  .tabs {
    display: flex;
    gap: 2px;
    margin-bottom: 14px;
    border-bottom: 1px solid var(--_line);
  }

  .tabs button {
    all: unset;
    box-sizing: border-box;
    min-height: 44px;
    margin-bottom: -1px;
    padding: 0 14px;
    border-bottom: 3px solid transparent;
    color: var(--_muted);
    cursor: pointer;
  }

  .tabs [aria-selected='true'] {
    border-color: var(--_accent);
    color: var(--_text);
    font-weight: 600;
  }
`;
