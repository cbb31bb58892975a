// Svelte 5: properties and listeners in a component.
import 'pyramid-solitaire';
import { mount } from 'svelte';
import Game from './Game.svelte';

mount(Game, { target: document.querySelector('#app') as HTMLElement });
