// Lets the module fetch again what it could not fetch. A browser keeps the failure under the address, so
// another try needs another address; what failed is named by the error.

const IMPORT = /\bimport\(\s*(["'`])(\.[^"'`]+)\1\s*\)/g;

const HELPER = `
const fetchAgain = async (load) => {
  try {
    return await load();
  } catch (error) {
    const [address] = /https?:\\S+/.exec(error) ?? [];
    if (!address) throw error;
    return import(/* @vite-ignore */ address + (address.includes('?') ? '&' : '?') + Date.now());
  }
};`;

export const fetchedAgain = () => ({
  name: 'fetched-again',
  renderChunk(code, _chunk, { format }) {
    if (format !== 'es' || this.environment.name !== 'client') return null;
    const wrapped = code.replace(IMPORT, 'fetchAgain(() => import($1$2$1))');
    return wrapped === code ? null : { code: wrapped + HELPER, map: null };
  },
});
