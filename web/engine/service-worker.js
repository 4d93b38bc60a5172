// Serves the page from the browser's cache. The build sets both values: the files that the page may need,
// and a version that changes with any of them. The large files of the sea are kept by their own worker. A plug-in
// that writes the same needs 303 more packages (vite-plugin-pwa 2.0.0, 2026-11-26).
const FILES = self.FILES
const VERSION = self.VERSION

const PAGE = `fairway-page-${VERSION}`
const TILES = 'fairway-tiles'
const isTile = (url) => /\/assets\/coast-/.test(url)

// A new version waits until no tab shows the old one, because an open page may still need its files.
addEventListener('install', (event) => event.waitUntil(keepPage()))
addEventListener('activate', (event) => event.waitUntil(begin()))
addEventListener('fetch', (event) => {
  if (event.request.method === 'GET') event.respondWith(answer(event.request))
})

async function keepPage() {
  const cache = await caches.open(PAGE)
  // Names in assets/ change with the content. The others could be old in the browser's own cache.
  const fresh = (name) => (name.startsWith('assets/') ? 'default' : 'no-cache')
  await cache.addAll(FILES.map((name) => new Request(name, { cache: fresh(name) })))
}

async function begin() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('fairway-page-') && name !== PAGE)
  await Promise.all(old.map((name) => caches.delete(name)))
  await clients.claim()
}

async function answer(request) {
  const isPage = request.mode === 'navigate'
  const url = new URL(request.url)
  // A file server adds the slash too.
  if (isPage && url.pathname.endsWith('/embed')) {
    // Not a path: one that begins with two slashes would name another host.
    url.pathname += '/'
    return Response.redirect(url.href)
  }
  // Other applications of the origin have caches too.
  const cache = await caches.open(isTile(request.url) ? TILES : PAGE)
  const kept = await cache.match(request, { ignoreSearch: isPage })
  if (kept) return kept
  const response = await fetch(request)
  if (isTile(request.url) && response.ok) {
    const tiles = await caches.open(TILES)
    await tiles.put(request, response.clone())
  }
  return response
}
