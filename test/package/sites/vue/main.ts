import { createApp } from 'vue';
import App from './App.vue';

createApp(App).mount('#app');

const card = document.createElement('vtc-card');
card.addEventListener('vtc-load', ({ detail }) => {
  const members: number = detail.data.memberCount;
  // @ts-expect-error: it is a number
  const wrong: string = detail.data.memberCount;
  return [members, wrong];
});
