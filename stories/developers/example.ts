/** A piece of code, and what it gives. */
import { html, type TemplateResult } from 'lit';

const shown = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 2);

export const example = (
  title: string,
  code: string,
  results: Readonly<Record<string, unknown>>,
): TemplateResult =>
  html`<article class="example">
    <h2>${title}</h2>
    <pre tabindex="0" aria-label="Code"><code>${code}</code></pre>
    <dl>
      ${Object.entries(results).map(
        ([name, value]) =>
          html`<dt><code>${name}</code></dt>
            <dd>
              <pre tabindex="0" aria-label=${name}><code>${shown(value)}</code></pre>
            </dd>`,
      )}
    </dl>
  </article>`;
