import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every document that people read. */
export const DOCUMENTS = [
  ...readdirSync('.').filter((name) => name.endsWith('.md')),
  'data/README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
]

/** The reason why a test cannot run a block, written after ```sh in the document. */
export const MARKS = ['root', 'docker', 'postgres', 'network', 'long'] as const

export interface ShellBlock {
  readonly line: number
  readonly text: string
  /** Null if the block is run. */
  readonly mark: string | null
}

/** The commands of a document: its blocks of ```sh. */
export function shellBlocks(document: string): ShellBlock[] {
  const text = readFileSync(document, 'utf8')
  return [...text.matchAll(/^ *```sh(?: ([^\n]*))?\n(.*?)^ *```$/gms)].map((match) => ({
    line: text.slice(0, match.index).split('\n').length,
    mark: match[1] ?? null,
    text: match[2]!,
  }))
}
