import './styles/page.css'
import { mount } from 'svelte'
import App from './app/App.svelte'
import { followAddress } from './app/planner.svelte.js'
import { mapFiles } from './map/map-files.svelte.js'
import { session } from './session/session.svelte.js'
import { language, preferredLanguage } from './texts/language.svelte.js'

/** What prefetch-map.ts has written. The rest follows the largest: it arrives while that is run. */
function prefetch(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]')) {
    link.rel = 'prefetch'
    if (!link.href.includes('maplibre')) continue
    link.onload = prefetch
    return
  }
}

/**
 * Not at the top level of the module, because the modules fetched here import from the same file.
 */
async function start(): Promise<void> {
  const files = mapFiles.load()
  const known = session.begin()
  followAddress()
  prefetch()
  await language.choose(preferredLanguage())
  const isEmbedded = /\/embed(\/|\/index\.html)?$/.test(location.pathname)
  const Page = isEmbedded ? (await import('./embed/EmbedApp.svelte')).default : App
  mount(Page, { target: document.getElementById('planner')! })
  await Promise.all([files, known])
}

void start()
