// A second minifier after Vite's own: it finds some 2 % more, and the sizes of the builds are held.
import { minify } from 'terser';

export const terser = () => ({
  name: 'terser',
  async generateBundle({ format }, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const { code } = await minify(chunk.code, {
        module: format === 'es',
        compress: { ecma: 2020, unsafe_arrows: true },
        // A page that names no encoding reads a classic script in its own.
        // What is said to bundlers must reach them.
        format: { ascii_only: format === 'iife', comments: /@vite-ignore/ },
      });
      chunk.code = code;
    }
  },
});
