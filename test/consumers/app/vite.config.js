// One page a framework, all built from the installed package.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

const isOurs = (tag) => tag === 'pyramid-solitaire';

export default defineConfig({
  base: './',
  plugins: [vue({ template: { compilerOptions: { isCustomElement: isOurs } } }), svelte()],
  build: {
    rolldownOptions: { input: ['plain.html', 'react.html', 'vue.html', 'svelte.html'] },
  },
});
