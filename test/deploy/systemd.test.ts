import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../support/temporary.js'

const ANALYZE = '/usr/bin/systemd-analyze'
/** Ten times the exposure level up to which systemd calls a unit OK. */
const EXPOSURE = 20

/** The unit with a program that exists here. */
function unit(): string {
  const path = join(temporaryFolder(), 'fairway.service')
  const text = readFileSync('deploy/fairway.service', 'utf8')
  writeFileSync(path, text.replace(/^ExecStart=.*$/m, `ExecStart=${process.execPath} serve`))
  return path
}

describe.skipIf(!existsSync(ANALYZE))('fairway.service, as systemd reads it,', () => {
  test('has no unknown names or values', () => {
    // Ends without an error even then.
    const { stderr } = spawnSync(ANALYZE, ['verify', unit()], { encoding: 'utf8' })
    expect(stderr.split('\n').filter((line) => line.includes('fairway.service'))).toEqual([])
  })

  test('exposes little of the machine', () => {
    const options = ['--offline=true', `--threshold=${EXPOSURE}`, '--no-pager']
    // Ends with an error above the threshold.
    const told = execFileSync(ANALYZE, ['security', ...options, unit()], { encoding: 'utf8' })
    expect(told).toContain('Overall exposure level')
  })
})
