import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** Third-party parts of the built page, each with the file of its licence. */
const PARTS = [
  ['svelte', 'LICENSE.md'],
  ['maplibre-gl', 'LICENSE.txt'],
  ['world-atlas', 'LICENSE'],
  ['@fontsource-variable/source-sans-3', 'LICENSE'],
] as const

/** Adds the licences of its third-party parts to the page. */
export function licences(): Plugin {
  const require = createRequire(import.meta.url)
  return {
    name: 'fairway-licences',
    apply: 'build',
    generateBundle() {
      const texts = PARTS.map(([name, file]) => {
        const folder = dirname(require.resolve(`${name}/package.json`))
        return `${name}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`
      })
      const notice = readFileSync(new URL('../../NOTICE', import.meta.url), 'utf8')
      const lesser = readFileSync(new URL('../../data/COPYING.LESSER', import.meta.url), 'utf8')
      texts.push(`coast-*.mvt\n\n${notice}`, `GNU Lesser General Public License\n\n${lesser}`)
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: texts.join('\n\n') })
    },
  }
}
