/** Writes the ids of the passages from their table: `npm run openapi`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { PASSAGES_FILE } from '../../src/engine/sea/stored/files.js'

const DATA = new URL(`../../data/${PASSAGES_FILE}`, import.meta.url)
const CODE = new URL('../../src/engine/sea/passage-ids.ts', import.meta.url)

interface Row {
  readonly id: string
  readonly closedByDefault?: string
}

const list = (rows: readonly Row[]) => rows.map(({ id }) => `  '${id}',\n`).join('')

function render(rows: readonly Row[]): string {
  return `// Written by \`npm run openapi\` from data/${PASSAGES_FILE}: change the passages there.

/**
 * Every passage of the sea network, in the order of the table: links name them by their places in it, so
 * append only. A request can close each of them.
 */
export const PASSAGES = [
${list(rows)}] as const
export type PassageId = (typeof PASSAGES)[number]

/** Passages that are closed unless a request opens them: ice, permits, a tow, no ocean traffic, or schemes. */
export const CLOSED_BY_DEFAULT = [
${list(rows.filter(({ closedByDefault }) => closedByDefault !== undefined))}] as const satisfies readonly PassageId[]
`
}

writeFileSync(CODE, render(JSON.parse(readFileSync(DATA, 'utf8')).passages))
