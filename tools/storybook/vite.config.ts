import { defineConfig, type Plugin } from 'vite';

/** Keeps the registration of the elements: "sideEffects" of package.json lists published files only. */
const registration = (): Plugin => ({
  name: 'registration',
  transform: (code, id) =>
    /\/src\/(index|more)\.ts$/.test(id) ? { code, moduleSideEffects: true } : undefined,
});

/** Stories take zod whole, since the sandbox validates requests with it; the settings of the bundle do not apply. */
export default defineConfig({
  define: { __VTC_API_BASE__: '""' },
  plugins: [registration()],
  build: { target: 'es2022', chunkSizeWarningLimit: 4000 },
});
