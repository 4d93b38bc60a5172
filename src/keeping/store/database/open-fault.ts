import { existsSync, statSync } from 'node:fs'
import { RESTORE } from './damage.js'
import { RefusedStoreError } from './database.js'
import { breaksAddress, withoutPassword } from './hide-passwords.js'

const CORRECT =
  'Give a file in a folder that can be written, or postgresql://user:password@host/database.'
const UNREACHABLE = 'Start PostgreSQL there, or correct host and port.'
const NO_HOST = 'Correct the name of the host.'
const NOT_LET_IN = 'Correct user and password, or the rules in its pg_hba.conf.'
const NO_ROOM = 'Free some space on the disk.'
const NOT_WRITABLE = 'Give this user the right to write there, or give another file.'

/** What an operator can do, by the code of Node, SQLite or PostgreSQL. */
const REMEDIES: Readonly<Record<string, string>> = {
  ECONNREFUSED: UNREACHABLE,
  ECONNRESET: UNREACHABLE,
  EHOSTUNREACH: UNREACHABLE,
  ENETUNREACH: UNREACHABLE,
  ETIMEDOUT: UNREACHABLE,
  ENOTFOUND: NO_HOST,
  EAI_AGAIN: NO_HOST,
  '28000': NOT_LET_IN,
  '28P01': NOT_LET_IN,
  '3D000': 'Create the database (createdb), or correct its name.',
  '42501': 'Make the user the owner of the database.',
  '53300': 'Raise max_connections of PostgreSQL, or lower FAIRWAY_STORE_CONNECTIONS.',
  '57P03': 'Wait until PostgreSQL has started.',
  SQLITE_BUSY: 'Close the other program that uses the file.',
  SQLITE_FULL: NO_ROOM,
  ENOSPC: NO_ROOM,
  SQLITE_READONLY: NOT_WRITABLE,
  EACCES: NOT_WRITABLE,
  EPERM: NOT_WRITABLE,
  EROFS: NOT_WRITABLE,
}

/** Why a store cannot be opened and what to do about it, in one line without passwords. */
export function openFault(error: unknown, store: string, variable = 'FAIRWAY_STORE'): string {
  const fault = `${variable}=${withoutPassword(store)} can't be opened: ${told(error, store)}`
  return fault.replaceAll(/\s+/g, ' ')
}

function told(error: unknown, store: string): string {
  // The part that the driver took for the host or the database then belongs to the password.
  if (breaksAddress(store)) {
    return 'its password contains /, ? or #. Write them as %2F, %3F and %23.'
  }
  if (error instanceof RefusedStoreError) return `${error.message}.`
  if (isFolder(store)) return `it is a folder. ${CORRECT}`
  const { message, code } = rootOf(error)
  if (isNoDatabase(message)) return `${message}. ${RESTORE}.`
  const isLate = /timeout/i.test(message)
  return `${withoutPassword(message || code || 'it failed')}. ${isLate ? UNREACHABLE : (REMEDIES[code] ?? CORRECT)}`
}

/** The error that a driver or the system reported, below those that we wrapped around it. */
function rootOf(error: unknown): { readonly message: string; readonly code: string } {
  const { cause, message = '', code = '' } = Object(error) as NodeJS.ErrnoException
  return cause instanceof Error ? rootOf(cause) : { message, code }
}

/** SQLite's error message for bytes that it cannot read. */
function isNoDatabase(message: string): boolean {
  return /malformed|not a database/i.test(message)
}

function isFolder(store: string): boolean {
  return existsSync(store) && statSync(store).isDirectory()
}
