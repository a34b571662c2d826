import { defineConfig } from 'vite';
import { licences } from './tools/build/licences.ts';

/** Builds the doctor: a file of its own beside the bundle, which an owner asks for. */
export default defineConfig({
  publicDir: false,
  plugins: [licences('vtc-doctor.LICENSE.txt')],
  build: {
    target: 'es2022',
    emptyOutDir: false,
    lib: { entry: 'src/doctor/index.ts', formats: ['es'], fileName: 'vtc-doctor' },
    rolldownOptions: { output: { minify: true, comments: false, codeSplitting: false } },
  },
});
