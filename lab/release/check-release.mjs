// Checks that a tag, the package and the changelog agree: `npm run release -- check v0.1.0`.
import { readFileSync } from 'node:fs'

/** Last days with fixes of security, by the release schedule of Node (recalled, 2026). */
const LAST_DAYS = { 20: '2026-04-30', 22: '2027-04-30', 24: '2028-04-30' }

const { version, homepage, engines } = JSON.parse(readFileSync('package.json', 'utf8'))
const [floor] = engines.node.match(/\d+/)
const today = new Date().toISOString().slice(0, 10)
const heading = new RegExp(`^## ${version.replaceAll('.', '\\.')} - \\d{4}-\\d{2}-\\d{2}$`, 'm')
const faults = [
  process.argv[2] !== `v${version}` && `The tag is ${process.argv[2]}, the package ${version}.`,
  !heading.test(readFileSync('CHANGELOG.md', 'utf8')) &&
    `CHANGELOG.md has no heading "## ${version} - DATE".`,
  !(LAST_DAYS[floor] >= today) &&
    `Node ${floor}, which package.json allows, has no fixes any more: raise its floor, scripts/check-node.mjs and LEAST_NODE.`,
  homepage.includes('example.com') && 'package.json still has the placeholder address.',
].filter(Boolean)
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)
