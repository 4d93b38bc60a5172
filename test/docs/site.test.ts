import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the list beside the pages of the site leads to every document', () => {
  const config = readFileSync('site/.vitepress/config.mjs', 'utf8')
  const listed = [...config.matchAll(/page\('[^']+', '\/([\w-]+)'\)/g)].map(([, name]) => name)
  const documents = readdirSync('docs')
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => name.replace('.md', ''))
  expect(listed.sort()).toEqual(documents.sort())
})
