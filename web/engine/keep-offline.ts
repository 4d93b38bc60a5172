const TILES = /\/assets\/coast-/

/** Keeps the page for visits without a connection. The worker keeps the sea. */
export async function keepOffline(): Promise<void> {
  // Only secure pages and local ones have it.
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register(new URL('service-worker.js', document.baseURI))
    await navigator.serviceWorker.ready
    // From now on, the service worker sees every tile; these were loaded before.
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    const tiles = await caches.open('fairway-tiles')
    await tiles.addAll(loaded.filter((name) => TILES.test(name)))
    document.documentElement.dataset['offline'] = 'ready'
  } catch (error) {
    console.warn('The page is not kept for visits without a connection.', error)
  }
}
