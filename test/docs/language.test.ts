import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DOCUMENTS } from '../support/document-blocks.js'
import { sentencesOf, wordsOf } from '../support/sentences.js'

const ALL = [
  ...DOCUMENTS,
  'lab/bench/RESULTS.md',
  'conformance/README.md',
  'data/build-inputs/README.md',
  'python/README.md',
]
const MOST_WORDS = 40
/** A page of print. */
const PAGE_BYTES = 2100
/**
 * Of all documents. Whoever adds a page takes one away, or lowers or raises this and says why. The last 4,000 are of the
 * year of a fleet, source files of declarations and what a forwarder's file cannot have yet (58), 9,000 of winds, fields of
 * weather and laden legs (59), engines, other figures of spreadsheets, secrets and files of a chart (61); 1,100 of what others wait beside the worst requests (62)
 * and rows as cells (57); 3,200 of jobs, 200 of regions (61), the last 200 of waits (59).
 */
const MOST_BYTES = 359_200

const read = (file: string) => readFileSync(file, 'utf8')

/** The anchors that GitHub and the site make from the headings of a document. */
function anchorsOf(document: string): string[] {
  return [...read(document).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

describe('the sentences of the documents', () => {
  test.each(ALL)('of %s have at most 40 words', (name) => {
    const long = sentencesOf(read(name)).filter((sentence) => wordsOf(sentence) > MOST_WORDS)
    expect(long).toEqual([])
  })

  test('and of the messages are in the words of the glossary', () => {
    const refused =
      /\bof before\b|\bstands? for\b|\bwhat is left\b|\b(?:every|each) door\b|\b(?:is|are) told\b|\bshuns?\b/i
    const found = [...ALL, 'messages/en.json'].flatMap((name) =>
      read(name)
        .split('\n')
        .filter((line) => refused.test(line.replaceAll(/`[^`]*`|\([^)]*\.ts\)/g, '')))
        .map((line) => `${name}: ${line}`),
    )
    expect(found).toEqual([])
  })

  test('are counted without tables, code, headings and list marks', () => {
    const text =
      '# A head\n\nOne two. Three `a b c`\nfour!\n\n| x | y |\n\n```\ncode\n```\n- Five\n- six'
    expect(sentencesOf(text)).toEqual(['One two.', 'Three Code four!', '- Five', '- six'])
    expect(sentencesOf(text).map(wordsOf)).toEqual([2, 3, 1, 1])
  })
})

test('every link to a heading of a document leads to one', () => {
  const missing = ALL.flatMap((name) =>
    [...read(name).matchAll(/\]\((?!https?:)([^)#\s]*)#([^)\s]+)\)/g)]
      .filter(([, path, anchor]) => {
        const target = path === '' ? name : normalize(join(dirname(name), path!))
        return !anchorsOf(target).includes(anchor!)
      })
      .map(([link]) => `${name}: ${link}`),
  )
  expect(missing).toEqual([])
})

test('a decision has at most a page', () => {
  const names = readdirSync('docs/adr').filter((name) => /^\d/.test(name))
  expect(names.length).toBeGreaterThan(15)
  const long = names.filter((name) => Buffer.byteLength(read(join('docs/adr', name))) > PAGE_BYTES)
  expect(long).toEqual([])
})

test('the documents together are no longer than their budget', () => {
  const bytes = ALL.map((name) => Buffer.byteLength(read(name)))
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_BYTES)
})
