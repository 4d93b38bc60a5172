import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../support/temporary.js'

const ANALYZE = '/usr/bin/systemd-analyze'
/** Ten times the maximum exposure level that systemd calls OK. */
const EXPOSURE = 20

/** The unit with a program that exists on this machine. */
function unit(): string {
  const path = join(temporaryFolder(), 'fairway.service')
  const text = readFileSync('deploy/fairway.service', 'utf8')
  writeFileSync(path, text.replace(/^ExecStart=.*$/m, `ExecStart=${process.execPath} serve`))
  return path
}

describe.skipIf(!existsSync(ANALYZE))('fairway.service, as systemd reads it,', () => {
  test('has no unknown names or values', () => {
    // systemd-analyze reports such names but ends without an error.
    const { stderr } = spawnSync(ANALYZE, ['verify', unit()], { encoding: 'utf8' })
    expect(stderr.split('\n').filter((line) => line.includes('fairway.service'))).toEqual([])
  })

  test('exposes little of the machine', () => {
    const options = ['--offline=true', `--threshold=${EXPOSURE}`, '--no-pager']
    // Ends with an error if the exposure is above the threshold.
    const told = execFileSync(ANALYZE, ['security', ...options, unit()], { encoding: 'utf8' })
    expect(told).toContain('Overall exposure level')
  })
})
