// Checks the subjects of the commits since a revision: `npm run check -- commits main`.
import { execFileSync } from 'node:child_process'

/** CONTRIBUTING.md has the rule. */
const MAX_LENGTH = 60
const SUBJECT = /^[a-z][a-z0-9, -]*: [a-z0-9].*[^.]$/i
/** Commits that git or GitHub words itself. */
const MADE = /^(Merge|Revert) /

const since = process.argv[2] ?? 'HEAD~1'
const log = execFileSync('git', ['log', '--format=%h %s', `${since}..HEAD`], { encoding: 'utf8' })
const faults = log
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)])
  .filter(([, subject]) => !MADE.test(subject))
  .filter(([, subject]) => subject.length > MAX_LENGTH || !SUBJECT.test(subject))
for (const [hash, subject] of faults) {
  console.error(`${hash} "${subject}" (${subject.length}): write "area: what changed", at most 60.`)
}
process.exit(faults.length > 0 ? 1 : 0)
