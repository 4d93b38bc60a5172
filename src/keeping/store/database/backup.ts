import { chmodSync, existsSync } from 'node:fs'
import Libsql from 'libsql'

const OWNER_ONLY = 0o600

/**
 * Writes a complete, verified copy of a store's file while services use it.
 *
 * @throws Error if the file exists already, or the copy is incomplete
 */
export async function backUp(location: string, path: string): Promise<void> {
  if (existsSync(path)) throw new Error(`${path} already exists. Give another name.`)
  const source = new Libsql(location)
  try {
    source.prepare('VACUUM INTO ?').run([path])
  } finally {
    source.close()
  }
  chmodSync(path, OWNER_ONLY)
  requireWholeCopy(path)
}

function requireWholeCopy(path: string): void {
  const copy = new Libsql(path, { readonly: true } as Libsql.Options)
  try {
    const [found] = copy.prepare('PRAGMA quick_check(1)').all([]) as {
      quick_check: string
    }[]
    if (found?.quick_check !== 'ok') {
      throw new Error(`The copy ${path} is damaged (${found?.quick_check}). Do not rely on it.`)
    }
  } finally {
    copy.close()
  }
}
