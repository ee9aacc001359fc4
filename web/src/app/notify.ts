// Notifications of the browser, for a person who looks elsewhere. Pages over plain HTTP cannot show any.
import { settings } from './settings.svelte';

export const canNotify = (): boolean => 'Notification' in globalThis && isSecureContext;

// Whether the person has not chosen yet, neither in the settings nor when the browser asked.
export const canOfferNotifications = (): boolean =>
  canNotify() && !settings.notify && Notification.permission === 'default';

// Changes the setting. To turn it on, the browser asks the person for permission, unless that was done before. Returns
// false if the browser does not allow notifications.
export async function setNotifications(wanted: boolean): Promise<boolean> {
  settings.notify = wanted;
  if (wanted) settings.notify = canNotify() && (await Notification.requestPermission()) === 'granted';
  return settings.notify === wanted;
}

// Shows a notification; a later one with the same tag replaces it. Returns a function that removes it. Phones show
// notifications only through a service worker.
export function notify(title: string, body: string, tag: string): () => void {
  if (!canNotify() || Notification.permission !== 'granted') return () => {};
  const options: NotificationOptions = { body, tag, icon: './icon-192.png', data: location.href };
  const shown = (async (): Promise<() => void> => {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (!worker) {
      const notification = new Notification(title, options);
      return () => notification.close();
    }
    await worker.showNotification(title, options);
    return () => void worker.getNotifications({ tag }).then((some) => some.forEach((each) => each.close()));
  })();
  shown.catch(() => {}); // the browser may refuse
  return () =>
    void shown.then(
      (close) => close(),
      () => {},
    );
}
