import { mount } from 'svelte';
import App from './App.svelte';
import { followSettings } from './app/settings.svelte';
import './app/theme.css';

followSettings();
mount(App, { target: document.getElementById('app')! });

// Over plain HTTP there is no service worker, and all else works.
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('./sw.js');
