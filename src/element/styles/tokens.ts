/**
 * Colours and types, each value once: papyrus on light pages, night on dark ones, by the color-scheme
 * that the page hands down. A page may set any `--pyramid-…` on the element or around it; these are
 * only read here, and everything else reads the private `--_…`.
 */
import { css } from 'lit';

export const tokens = css`
  :host {
    --_table: var(--pyramid-table, light-dark(#ecdcb8, #201c38));
    --_table-lit: var(--pyramid-table-lit, var(--pyramid-table, light-dark(#f7eed6, #33294d)));
    --_table-deep: var(--pyramid-table-deep, var(--pyramid-table, light-dark(#dcc695, #12142a)));
    --_text: var(--pyramid-text, light-dark(#33251a, #f3eadf));
    --_muted: var(--pyramid-muted, light-dark(#604a29, #c3b9cd));
    --_accent: var(--pyramid-accent, light-dark(#92381a, #f4b76a));
    --_on-accent: var(--pyramid-on-accent, light-dark(#fff6e6, #2b1803));
    --_panel: var(--pyramid-panel, light-dark(#fbf4e2, #191730));
    --_panel-line: var(--pyramid-panel-line, light-dark(#92381a66, #f4b76a66));
    --_line: var(--pyramid-line, light-dark(#5b3f1f52, #f3eadf38));
    --_slot: var(--pyramid-slot, light-dark(#7a552014, #00000029));
    --_alert: var(--pyramid-alert, light-dark(#8f1320, #ffb3a6));
    --_focus: var(--pyramid-focus, light-dark(#10202e, #fff));
    --_focus-halo: var(--pyramid-focus-halo, light-dark(#fff, #10202e));
    --_radius: var(--pyramid-radius, 12px);

    /* Cards. */
    --_face: var(--pyramid-face, light-dark(#fffdf8, #f5eee0));
    --_face-low: var(--pyramid-face-low, light-dark(#faf3e4, #e9dfcb));
    --_face-edge: var(--pyramid-face-edge, light-dark(#4d331499, #1a122066));
    --_stone: var(--pyramid-stone, light-dark(#e6d2a3, #d0c0b8));
    --_stone-low: var(--pyramid-stone-low, light-dark(#d8c08a, #c2b0ac));
    --_red: var(--pyramid-red, light-dark(#b01a2b, #a81829));
    --_black: var(--pyramid-black, light-dark(#1b2030, #191c2c));
    --_clubs: var(--pyramid-clubs, #14602f);
    --_diamonds: var(--pyramid-diamonds, #17529c);
    --_gilt: var(--pyramid-gilt, light-dark(#a9781c, #99681a));
    --_gilt-pale: var(--pyramid-gilt-pale, light-dark(#f3e2b0, #eed8a4));
    --_gilt-bright: #d9ae52;
    --_skin: #f6dfb4;
    --_shade: #120c08;
    --_back: var(--pyramid-back, light-dark(#1f4e79, #24506a));
    --_back-deep: var(--pyramid-back-deep, light-dark(#163a5d, #173a50));
    --_back-line: var(--pyramid-back-line, light-dark(#f2d693, #f0c383));
    --_shadow: var(
      --pyramid-shadow,
      0 1px 1px light-dark(#4d331459, #0006),
      0 2px 6px light-dark(#4d331440, #0005)
    );
    --_shadow-lift: var(
      --pyramid-shadow-lift,
      0 2px 2px light-dark(#4d331440, #0005),
      0 12px 22px light-dark(#4d331473, #0008)
    );

    /* The evening sky is seen where no table covers it: on dark pages that set no table of their own. */
    --_sky-glow: #8b46484d;
    --_sky: linear-gradient(#13152b, #241e3e 46%, #3a2745 76%, #221a33);
    --_ground: var(--pyramid-table, light-dark(var(--_table), transparent));
    --_ground-lit: var(--pyramid-table-lit, light-dark(var(--_table-lit), var(--_ground)));
    --_ground-deep: var(--pyramid-table-deep, light-dark(var(--_table-deep), var(--_ground)));

    --_serif: var(
      --pyramid-serif,
      'Iowan Old Style',
      'Palatino Linotype',
      Palatino,
      Georgia,
      'DejaVu Serif',
      serif
    );
    --_sans: var(--pyramid-sans, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif);
    --_mono: var(--pyramid-mono, ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace);
  }
`;
