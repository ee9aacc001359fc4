// Stores the page for times without a network. The build fills in the version and the lists of files.
const version = '__VERSION__';
const first = __FIRST__; // what a game needs
const later = __LATER__; // parts of the page that are kept once they were opened
// One file per language. The page names the languages in use where it registers this worker, and only these are kept.
const words = __WORDS__;
const spoken = (new URL(self.location.href).searchParams.get('words') ?? '').split(',');
const wanted = [...first, ...spoken.flatMap((language) => words[language] ?? [])];

// A file that a worker of the same version has already stored is not loaded again.
const keep = async (cache, file) => (await cache.match(file)) ?? cache.add(file);

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(version)
      .then((cache) => Promise.all(wanted.map((file) => keep(cache, file))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const others = (names) => names.filter((name) => name.startsWith('bornes-') && name !== version);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(others(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// Without a network, a link such as t/ID leads where the server would have led it. The page finds its parts beside
// itself.
const withoutNetwork = (path) =>
  ['', 'index.html'].includes(path) ? caches.match('./') : Response.redirect(`${self.registration.scope}#/${path}`);

async function fetchAndKeep(request) {
  const response = await fetch(request);
  if (response.ok) await (await caches.open(version)).put(request, response.clone());
  return response;
}

// The page itself comes from the network where there is one, so that a new version is seen; its parts have
// their content in their names and never change.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const path = `${origin}${pathname}`.slice(self.registration.scope.length);
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope) || path.startsWith('api/')) return;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => withoutNetwork(path)));
  } else if (first.includes(`./${path}`) || Object.values(words).includes(`./${path}`)) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  } else if (later.includes(`./${path}`)) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetchAndKeep(request)));
  }
});

// A notification leads back to the page that showed it.
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const open = (pages) => {
    const page = pages.find(({ url }) => url === notification.data) ?? pages[0];
    return page ? page.focus() : self.clients.openWindow(notification.data);
  };
  event.waitUntil(self.clients.matchAll({ type: 'window' }).then(open));
});
