// The documents of docs/ as a site with a local search. Links to files outside docs/ lead to the repository.
import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { defineConfig } from 'vitepress'

const root = resolve(import.meta.dirname, '../..')
const { homepage, version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'))
const page = (text, link) => ({ text, link })

export default defineConfig({
  title: 'Fairway',
  description: 'Sea routes, voyages and their emissions',
  srcDir: 'pages',
  outDir: '../dist-site',
  base: process.env.SITE_BASE ?? '/',
  cleanUrls: true,
  rewrites: { 'README.md': 'index.md', ':folder/README.md': ':folder/index.md' },
  markdown: { config: (md) => md.core.ruler.push('repository-links', rewriteLinks) },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    socialLinks: [{ icon: 'git', link: homepage }],
    footer: { message: `Fairway ${version}. Planning only, not for navigation.` },
    sidebar: [
      {
        text: 'Use it',
        items: [
          page('Tutorial', '/tutorial'),
          page('Cookbook', '/cookbook'),
          page('Questions', '/faq'),
          page('Wrong routes', '/wrong-route'),
          page('Correct the sea', '/overlay'),
          page('Coming from another tool', '/migrating'),
          page('Comparison', '/comparison'),
        ],
      },
      {
        text: 'From where you work',
        items: [
          page('The command line', '/command-line'),
          page('The HTTP API', '/http-api'),
          page('Library', '/library'),
          page('Every export of the library', '/api/'),
          page('In a page', '/browser'),
          page('Many rows', '/bulk'),
          page('Data pipelines', '/pipelines'),
          page('The voyage in time', '/voyage-in-time'),
          page('Traces', '/traces'),
          page('Python', '/python'),
          page('Spreadsheets', '/spreadsheets'),
          page('Assistants', '/assistant'),
          page('QGIS', '/qgis'),
          page('Export formats', '/exchange-files'),
        ],
      },
      {
        text: 'Understand it',
        items: [
          page('Glossary', '/glossary'),
          page('Routing method', '/routing-method'),
          page('Emissions method', '/emissions-method'),
          page('The ship that nobody named', '/default-ship'),
          page('Accuracy', '/accuracy'),
          page('Narrow waters', '/narrow-waters'),
          page('Lists of ports', '/port-lists'),
          page('Land check', '/land-check'),
          page('Sea data format', '/network-format'),
          page('Decision records', '/adr/'),
          page('Tried and rejected', '/laboratory'),
        ],
      },
      {
        text: 'Operate it',
        items: [
          page('Operations', '/operations/'),
          page('Debugging', '/debugging'),
          page('What features cost', '/features'),
        ],
      },
    ],
  },
})

/** `../README.md` of docs/tutorial.md becomes an address in the repository. */
function rewriteLinks({ tokens, env }) {
  const links = tokens
    .flatMap(({ children }) => children ?? [])
    .filter(({ type }) => type === 'link_open')
  for (const link of links) {
    const href = link.attrGet('href')
    if (/^[a-z]+:|^#/.test(href)) continue
    const file = relative(root, resolve(root, 'docs', env.relativePath, '..', href.split('#')[0]))
    // README.md of a folder is its index.
    const index = href.replace(/README\.md(?=#|$)/, '') || './'
    link.attrSet('href', file.startsWith('docs/') ? index : `${homepage}/blob/main/${file}`)
  }
}
