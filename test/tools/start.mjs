// Builds the scripts that the demo page uses, serves the repository and prints the demo's address.
import { fileURLToPath } from 'node:url';
import { createBuilder, preview } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

for (const mode of ['production', 'single']) {
  const builder = await createBuilder({ root, mode, logLevel: 'warn' });
  await builder.buildApp();
}

/** Leads the short addresses to the demo, and keeps hidden files such as .git to this machine. */
const frontDoor = {
  name: 'front-door',
  configurePreviewServer({ middlewares }) {
    middlewares.use(({ url = '' }, response, next) => {
      if (url === '/' || url === '/demo') {
        response.writeHead(302, { Location: '/demo/' }).end();
      } else if (/\/(?:\.|%2e)/i.test(url)) {
        response.writeHead(404).end();
      } else {
        next();
      }
    });
  },
};

// Vite's preview server hands out files as they are, like any web host; when the port is in use it
// takes the next free one. The folder served is the whole repository, of which Vite would warn, since
// it takes it for a build's target.
const server = await preview({
  root,
  configFile: false,
  logLevel: 'error',
  appType: 'mpa',
  build: { outDir: '.' },
  preview: { host: 'localhost', port: 5173 },
  plugins: [frontDoor],
});

const [address] = server.resolvedUrls.local;
console.log(`Pyramid Solitaire: ${address}demo/`);
