// Alerts the person whose turn it is: a badge on the installed page, a sound, and a notification if the page is hidden.
import { notify } from '../app/notify';
import { settings, t } from '../app/settings.svelte';
import { sound } from '../app/sound';

interface Badges {
  setAppBadge?: (figure: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

function setBadge(shown: boolean): void {
  const badges = navigator as Badges;
  const done = shown ? badges.setAppBadge?.(1) : badges.clearAppBadge?.();
  done?.catch(() => {}); // fails if the page is not installed
}

// `news` says what happened last. Returns a function that ends the alert.
export function callPlayer(table: string, news: string): () => void {
  setBadge(true);
  sound('turn');
  const hide =
    settings.notify && document.visibilityState === 'hidden' ? notify(t('table.your-turn'), news, table) : () => {};
  return () => {
    setBadge(false);
    hide();
  };
}
