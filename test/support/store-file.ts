import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { openStore } from '../../src/keeping/store/database/store.js'
import { newFolder } from './temporary.js'

let template: Promise<string> | null = null

/** A new store without an account. One per worker is made; the others are its copies, which takes a tenth of the time. */
export async function newStoreFile(path: string): Promise<string> {
  template ??= makeTemplate()
  copyFileSync(await template, path)
  return path
}

async function makeTemplate(): Promise<string> {
  const folder = newFolder()
  process.once('exit', folder.remove)
  const path = join(folder.path, 'template.db')
  await (await openStore(path)).close()
  return path
}
