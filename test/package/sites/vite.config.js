import { svelte } from '@sveltejs/vite-plugin-svelte';
import vue from '@vitejs/plugin-vue';

export default {
  base: './',
  plugins: [
    vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.includes('-') } } }),
    svelte(),
  ],
  build: { target: 'es2022', emptyOutDir: true },
};
