// Rejects rebuilt networks outside of a release of the data: `npm run check -- data main`.
import { execFileSync } from 'node:child_process'

/** Each commit of these files costs every full clone some 36 MB for ever. */
const HEAVY = /^data\/(built\/.*\.fwy|map\/.*\.tiles)$/
const since = process.argv[2] ?? 'HEAD~1'
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)

const commits = git('log', '--format=%h', `${since}..HEAD`)
// Of a merge, git names the files that none of its parents has.
const rebuilding = commits.filter((hash) =>
  git('show', '--name-only', '--format=', hash).some((path) => HEAVY.test(path)),
)
const isRelease = (hash) =>
  git('show', '--format=', '-U0', hash, '--', 'data/package.json').some((line) =>
    /^\+\s*"version"/.test(line),
  )
const faults = rebuilding.filter((hash) => !isRelease(hash))
for (const hash of faults) {
  console.error(
    `${hash} commits rebuilt networks. Keep them untracked (FAIRWAY_DATA), or raise the version in data/package.json: a release of the data.`,
  )
}
if (rebuilding.length > 1) console.error('More than one commit of rebuilt networks: squash them.')
process.exit(faults.length > 0 || rebuilding.length > 1 ? 1 : 0)
