import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { BoundedQueue } from './bounded-queue.js'
import { isGuessable } from './guessable-password.js'

const MIN_PASSWORD_LENGTH = 15
const MAX_PASSWORD_LENGTH = 256

/** Argon2id with the memory and passes of OWASP's password storage cheat sheet (19 MiB, 2, 1). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Hash of a random text that nobody knows. The password of an unknown email is compared with it, so
 * that the check takes as long as for a known email.
 */
export const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$uHH4rRx3dCoOechvLzOloQ$3r0G0nv69Udnf6IhNj2CWqnTqQpxjGhm7vjav50mknE'

/** Not a hash, so no password matches it: of accounts that nobody logs in to with a password. */
export const NO_PASSWORD = '!'

/** Letters and digits that are easy to tell apart: without 0, O, 1, l and I. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'
const GENERATED_LENGTH = 30

export function hashPassword(password: string): Promise<string> {
  return hashing.run(() => hash(normalisePassword(password), COST))
}

/** Takes as long for an account without a password as for any other. */
export async function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  const hasPassword = passwordHash !== NO_PASSWORD
  const compared = hasPassword ? passwordHash : NOBODYS_HASH
  const isRight = await hashing.run(() => verify(compared, normalisePassword(password)))
  return isRight && hasPassword
}

/** A hash occupies one processor and 19 MiB for 15 ms; more at a time would delay everything else. */
const hashing = new BoundedQueue(Math.max(1, availableParallelism() - 1), 200)

/** 150 random bits, in groups that can be read aloud. */
export function generatePassword(): string {
  const letters = Array.from(
    { length: GENERATED_LENGTH },
    () => ALPHABET[randomInt(ALPHABET.length)],
  )
  return letters.join('').replaceAll(/.{6}(?=.)/g, '$&-')
}

/**
 * The reason why a new password is rejected, or null. It has to be long and hard to guess; no
 * particular characters are required.
 */
export function passwordWeakness(password: string, email = ''): string | null {
  const length = [...password].length
  if (length < MIN_PASSWORD_LENGTH) return `must have at least ${MIN_PASSWORD_LENGTH} characters`
  if (length > MAX_PASSWORD_LENGTH) return `must have at most ${MAX_PASSWORD_LENGTH} characters`
  if (new Set(password).size < 5) return 'must not repeat a few characters'
  const personal = ['fairway', email, ...email.split(/[^\p{L}\p{N}]+/u)]
  if (isGuessable(password, personal)) {
    return 'must not be based on a common password, a well-known phrase or the email address; use a few unrelated words'
  }
  return null
}

/** Normalises code points, because the same password can differ between two keyboards. */
export function normalisePassword(password: string): string {
  return password.normalize('NFKC')
}
