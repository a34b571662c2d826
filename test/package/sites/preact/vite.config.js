import preact from '@preact/preset-vite';

export default {
  base: './',
  plugins: [preact()],
  build: { target: 'es2022', emptyOutDir: true },
};
