// Vue 3: properties and listeners in a template.
import 'pyramid-solitaire';
import { createApp } from 'vue';
import Game from './Game.vue';

createApp(Game).mount('#app');
