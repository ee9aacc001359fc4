// Notifications: when they are offered, and what the setting is after the browser has asked.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { canOfferNotifications, setNotifications } from '../src/app/notify';
import { settings } from '../src/app/settings.svelte';

// A browser that asks the person, who gives this answer.
function browserAsks(answer: NotificationPermission): void {
  const Notification = {
    permission: 'default',
    requestPermission: async () => (Notification.permission = answer),
  };
  vi.stubGlobal('Notification', Notification);
  vi.stubGlobal('isSecureContext', true);
}
afterEach(() => {
  vi.unstubAllGlobals();
  settings.notify = false;
});

describe('notifications', () => {
  it('are offered until the person has answered', async () => {
    browserAsks('granted');
    expect(canOfferNotifications()).toBe(true);
    expect(await setNotifications(true)).toBe(true);
    expect(settings.notify).toBe(true);
    expect(canOfferNotifications()).toBe(false);
    expect(await setNotifications(false)).toBe(true);
    expect(canOfferNotifications()).toBe(false); // the person has turned them off
  });

  it('stay off if the browser refuses them', async () => {
    browserAsks('denied');
    expect(await setNotifications(true)).toBe(false);
    expect(settings.notify).toBe(false);
    expect(canOfferNotifications()).toBe(false);
  });

  it('are not offered by a page over plain HTTP', async () => {
    browserAsks('granted');
    vi.stubGlobal('isSecureContext', false);
    expect(canOfferNotifications()).toBe(false);
    expect(await setNotifications(true)).toBe(false);
    expect(settings.notify).toBe(false);
  });
});
