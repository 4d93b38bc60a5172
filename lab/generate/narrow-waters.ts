/** Writes docs/narrow-waters.md from the tables of passages and straits: `npm run openapi`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { readStraits } from '../../src/engine/sea/named-straits.js'
import { type Figure, type LimitSet, readPassages } from '../../src/engine/sea/passages.js'
import { PASSAGES_FILE, STRAITS_FILE } from '../../src/engine/sea/stored/files.js'
import { endsInWords } from '../../src/planning/closures/local-use.js'
import { type NarrowWater, narrowWaters } from '../../src/planning/closures/water-use.js'
import { assumedSize, lessDraught } from '../../src/planning/ship/vessel-fit.js'

const read = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../data/${file}`, import.meta.url), 'utf8'))
const waters = narrowWaters(readPassages(read(PASSAGES_FILE)), readStraits(read(STRAITS_FILE)))
const ship = assumedSize({})
const GATES_FILE = 'build-inputs/gates.json'
/** What a reason begins with is the name. */
const shut = (read(GATES_FILE).dams as { reason: string }[])
  .map(({ reason }) => reason.split(/[:,;(]| between| dam/)[0]!.trim())
  .join(', ')

export const NARROW_WATERS = `# Narrow waters: who sails where

Written by \`npm run openapi\` from \`data/${PASSAGES_FILE}\` and \`data/${STRAITS_FILE}\`: change the tables there.

*Use* is what happens if the request says nothing about the water:

- **all**: every ship. A ship that exceeds a limit gets a warning, or is kept out where the table says *closes*.
- **small**: closed to an ordinary ship (${ship.loaM} x ${ship.beamM} m, ${ship.draughtM} m draught; a judgement) and to any ship that does not fit. A ship
  whose size the request does not give may use it, and a warning says what an ordinary ship would sail more.
- **local**: closed, but open to voyages with one end, or both, within so many nautical miles of its middle. A warning
  says what that saves. The same holds for routes, voyages, matrices and reach. \`avoid\` closes it, \`allow\` opens it to all.
- **nobody**: closed unless \`allow\` names it.

Depths of straits are recalled, not looked up, as are the distances of *local* use and limits without a source. Without an id, only the size of the ship closes a water. Limits are standing ones, of the year of their source: notices
that change them for some months, such as the draught of Panama in dry periods, are not in the data, whatever the date of a voyage. A second draught is that of the largest ship: limits depend on each other. Metres.

| Water | Id | Use | Depth | Draught | Beam | Length | Air draught | Closes | Source |
|---|---|---|---|---|---|---|---|---|---|
${waters
  .filter((water) => !isOpen(water))
  .flatMap(rowsOf)
  .join('\n')}

Open to all ships without a limit: ${waters
  .filter(isOpen)
  .flatMap(({ passage }) => passage ?? [])
  .join(
    ', ',
  )}, and ${waters.filter((water) => isOpen(water) && water.passage === null).length} straits of \`data/${STRAITS_FILE}\`, of
which only the depth is known: a warning says where it is too small.

Shut to all, whatever \`allow\` says: ${shut}. \`data/${GATES_FILE}\` says why.
`

/** A water that no ship is kept out of. */
function isOpen({ use, limits, limitsClose }: NarrowWater): boolean {
  return use === 'all' && limits.length === 0 && !limitsClose
}

function rowsOf(water: NarrowWater): string[] {
  const sets = water.limits.length > 0 ? water.limits : [undefined]
  return sets.map((set) => {
    const values = [set?.draughtM, set?.beamM, set?.loaM, set?.airDraughtM]
    const closes = water.limitsClose ? 'yes' : ''
    const cells = [nameOf(water, set), water.passage ?? '', useOf(water), water.depthM ?? '']
    const [draught, ...others] = values.map(metres)
    const row = [...cells, draught + largestDraught(set), ...others, closes, sourceOf(set, values)]
    return `|${row.map((cell) => (cell === '' ? '' : ` ${cell} `)).join('|')}|`
  })
}

function nameOf({ name, limits }: NarrowWater, set: LimitSet | undefined): string {
  return limits.length > 1 ? `${name}: ${set!.name}` : name
}

function useOf({ use, local }: NarrowWater): string {
  if (local === null) return use
  return `local: ${endsInWords(local)} within ${local.withinNm} nm`
}

function metres(figure: Figure | undefined): string {
  return figure === undefined ? '' : `${Math.round(10 * figure.value) / 10}`
}

/** The draught of the largest ship, where limits depend on each other. */
function largestDraught(set: LimitSet | undefined): string {
  const less = set && lessDraught(set, { loaM: set.loaM?.value, beamM: set.beamM?.value })
  return less === undefined ? '' : `, ${Math.round(10 * less.limitM) / 10} ${less.at}`
}

function sourceOf(set: LimitSet | undefined, values: readonly (Figure | undefined)[]): string {
  if (set === undefined) return ''
  const known = values.filter((figure) => figure !== undefined)
  const sources = known.map((figure) =>
    'source' in figure ? `${figure.source}, ${figure.year ?? 'undated'}` : 'recalled',
  )
  const all = [...new Set(sources)].join('; ')
  return all === 'recalled' ? '' : all
}

if (process.argv[1]?.endsWith('narrow-waters.ts')) {
  writeFileSync(new URL('../../docs/narrow-waters.md', import.meta.url), NARROW_WATERS)
}
