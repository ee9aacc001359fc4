import { mount } from 'svelte';
import { followSettings, prepareLanguages } from '../app/settings.svelte';
import '../app/theme.css';
import EmbedPage from './EmbedPage.svelte';

await prepareLanguages();
followSettings();
mount(EmbedPage, { target: document.getElementById('app')! });
