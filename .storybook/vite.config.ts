import { defineConfig } from 'vite';

/** Stories take zod whole, since the sandbox checks requests with it; the bundle's settings are not theirs. */
export default defineConfig({
  define: { __VTC_API_BASE__: '""' },
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      // Importing it registers the elements; "sideEffects" of package.json lists published files only.
      treeshake: { moduleSideEffects: [{ test: /\/src\/index\.ts$/, sideEffects: true }] },
    },
  },
});
