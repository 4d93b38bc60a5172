// Writes how long each file of the integration tests took, by which vitest.config.ts orders them, from a report:
// `npx vitest run --project integration --reporter=json --outputFile=report.json && node lab/checks/record-test-times.mjs report.json`.
import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'

const { testResults } = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const seconds = testResults.map(({ name, startTime, endTime }) => [
  relative('.', name),
  Math.round((endTime - startTime) / 1000),
])
const text = JSON.stringify(Object.fromEntries(seconds.sort()), null, 2)
writeFileSync('test/support/recorded-seconds.json', `${text}\n`)
