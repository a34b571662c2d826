import { defineConfig } from 'vite';

/** Builds the client alone, for servers and pages, everything it needs included. */
export default defineConfig({
  publicDir: false,
  build: {
    target: 'es2022',
    emptyOutDir: false,
    lib: { entry: 'src/client/index.ts', formats: ['es'], fileName: 'client' },
    rolldownOptions: { output: { minify: true, codeSplitting: false } },
  },
});
