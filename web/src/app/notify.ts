// Notifications of the browser, for a person who looks elsewhere. Pages over plain HTTP cannot show any.
export const canNotify = (): boolean => 'Notification' in globalThis && isSecureContext;

// Asks the person for permission, unless that was done before.
export async function allowNotifications(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === 'granted';
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
