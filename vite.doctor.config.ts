import { defineConfig } from 'vite';
import { licences } from './tools/build/licences.ts';
import { doctorConstants } from './tools/manifest/values-of.mjs';

/** Builds the doctor: a file of its own beside the bundle, which an owner asks for. It knows the values of the manifest. */
export default defineConfig({
  publicDir: false,
  define: doctorConstants(),
  plugins: [licences('vtc-doctor.LICENSE.txt')],
  build: {
    target: 'es2022',
    emptyOutDir: false,
    lib: { entry: 'src/doctor/index.ts', formats: ['es'], fileName: 'vtc-doctor' },
    rolldownOptions: {
      output: {
        minify: true,
        comments: false,
        codeSplitting: false,
        postBanner: '/*! vtc-doctor.LICENSE.txt */',
      },
    },
  },
});
