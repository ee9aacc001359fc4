// Calls a person back whose turn it is: the badge of the installed page, a tone, and a notification if the page is
// hidden.
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
  done?.catch(() => {}); // not an installed page
}

// `news` says what happened last. Returns what ends the call.
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
