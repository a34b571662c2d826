import { build } from 'vite';
import { doctorConstants } from '../manifest/values-of.mjs';
import { licences } from './licences.ts';

/** Builds the doctor: a file of its own beside the bundle. It knows the values of the manifest. */
export const buildDoctor = () =>
  build({
    configFile: false,
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
