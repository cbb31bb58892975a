// Serves sources and tests to @web/test-runner through Vite, which knows TypeScript and JSON.
import { fileURLToPath } from 'node:url';
import { createServer, runnerImport } from 'vite';
import { courtPictures } from './courts.mjs';

// Through Vite, since it imports TypeScript.
const { packedLocales } = await runnerImport(
  fileURLToPath(new URL('locales.mjs', import.meta.url)),
  { configFile: false },
).then(({ module }) => module);

/** The runner's own pages and scripts, and what is built already: Vite must leave them as they are. */
const isRunners = (path) =>
  path === '/' || /^\/(?:__web-|dist\/)/.test(path) || path.includes('wtr-');

const leaveToRunner = {
  name: 'leave-to-runner',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith('/__web-') ? { id, external: true } : undefined),
};

export async function viteMiddleware() {
  const vite = await createServer({
    configFile: false,
    // Libraries as pages have them.
    mode: 'production',
    resolve: { conditions: ['production', 'module', 'browser'] },
    appType: 'custom',
    logLevel: 'error',
    cacheDir: 'node_modules/.cache/vite-wtr',
    publicDir: false,
    server: {
      middlewareMode: true,
      hmr: false,
      ws: false,
      watch: null,
      // Each run has a browser of its own, which may keep what it has fetched for one page.
      headers: { 'Cache-Control': 'max-age=3600' },
    },
    optimizeDeps: {
      // Known from the start, since a dependency found in mid-run would reload the page under test.
      entries: ['src/index.ts', 'test/browser/**/*.ts'],
      exclude: ['@web/test-runner-commands'],
    },
    plugins: [leaveToRunner, packedLocales(), courtPictures()],
  });

  // Bridges Koa, which the runner uses, to Vite's connect-style middleware.
  return (context, next) => {
    if (isRunners(context.path)) return next();

    return new Promise((resolve, reject) => {
      const answered = () => {
        context.respond = false;
        resolve();
      };
      context.res.statusCode = 200;
      context.res.once('finish', answered);
      context.res.once('close', answered);

      vite.middlewares(context.req, context.res, (error) => {
        context.res.off('finish', answered);
        context.res.off('close', answered);
        if (error) {
          reject(error);
          return;
        }
        context.res.statusCode = 404;
        resolve(next());
      });
    });
  };
}
