import { mount } from 'svelte';
import App from './App.svelte';
import { followLanguages, followSettings, prepareLanguages } from './app/settings.svelte';
import './app/theme.css';

await prepareLanguages();
followSettings();
mount(App, { target: document.getElementById('app')! });

// The worker keeps the page and the languages in use for when there is no network. Over plain HTTP there is no service
// worker, and all else works.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  followLanguages((languages) => void navigator.serviceWorker.register(`./sw.js?words=${languages.join(',')}`));
