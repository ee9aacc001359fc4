import { mount } from 'svelte';
import App from './App.svelte';
import { followLanguages, followSettings, prepareLanguages } from './app/settings.svelte';
import './app/theme.css';

await prepareLanguages();
followSettings();
mount(App, { target: document.getElementById('app')! });

// The service worker stores the page and the languages in use for times without a network. Over plain HTTP there is
// none, and everything else works.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  followLanguages((languages) => void navigator.serviceWorker.register(`./sw.js?words=${languages.join(',')}`));
