// Checks that a tag, the package and the changelog agree: `npm run release -- check v0.1.0`.
import { readFileSync } from 'node:fs'

const { version, homepage } = JSON.parse(readFileSync('package.json', 'utf8'))
const heading = new RegExp(`^## ${version.replaceAll('.', '\\.')} - \\d{4}-\\d{2}-\\d{2}$`, 'm')
const faults = [
  process.argv[2] !== `v${version}` && `The tag is ${process.argv[2]}, the package ${version}.`,
  !heading.test(readFileSync('CHANGELOG.md', 'utf8')) &&
    `CHANGELOG.md has no heading "## ${version} - DATE".`,
  homepage.includes('example.com') && 'package.json still has the placeholder address.',
].filter(Boolean)
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)
