import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder that is removed after the test. */
export function temporaryFolder(): string {
  const { path, remove } = newFolder()
  onTestFinished(remove)
  return path
}

/** A folder for a file of tests, which has to remove it. */
export function newFolder() {
  const path = mkdtempSync(join(tmpdir(), 'fairway-test-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}
