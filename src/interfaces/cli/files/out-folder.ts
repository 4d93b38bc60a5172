import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { UsageError } from '../../../tables/text/failure.js'

/**
 * Checks before hours of work whether a file can be written to `--out`.
 * @throws UsageError that names the option and the folder
 */
function requireOutFolder(out: string): void {
  const folder = dirname(out)
  const reject = (fault: string): never => {
    throw new UsageError(`--out ${out}: ${fault}, or give another --out.`)
  }
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) {
    reject(`there is no folder ${folder}. Create it`)
  }
  try {
    accessSync(folder, constants.W_OK)
  } catch {
    reject(`the folder ${folder} is not writable. Change its permissions`)
  }
}

/** @throws UsageError for an existing file that must not be replaced */
export function requireFree(path: string, isOverwriting: boolean): void {
  if (existsSync(path) && !isOverwriting) {
    throw new UsageError(
      `${path} already exists. Add --overwrite to replace it, or choose another --out.`,
    )
  }
  requireOutFolder(path)
}
