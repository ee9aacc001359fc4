import { mount } from 'svelte';
import { followSettings, prepareLanguages } from '../app/settings.svelte';
import '../app/theme.css';
import EmbedPage from './EmbedPage.svelte';

// Not at the top level: in the npm package everything is one module, and its import must not wait for this.
async function start(): Promise<void> {
  await prepareLanguages();
  followSettings();
  mount(EmbedPage, { target: document.getElementById('app')! });
}

void start();
