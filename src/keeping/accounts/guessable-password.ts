import { readFileSync } from 'node:fs'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

const PHRASES = new URL('../../../config/common-passwords.txt', import.meta.url)

/** zxcvbn's highest score: over 10^10 guesses, "very unguessable" (Wheeler, USENIX Security 2016). */
const REQUIRED_SCORE = 4
/** With fewer letters and digits than this, the stripped text says nothing about the whole password. */
const MIN_STRIPPED = 12
/** Characters that zxcvbn looks at: 256 can take a second of CPU, 64 at most 0.2 s (2026-11-25). */
const CHECKED = 64

/**
 * Whether the password is easy to guess by zxcvbn's estimate. The text is also tried without spaces and
 * punctuation, because the lists contain phrases as one word.
 *
 * @param personal words that are easy to guess for this account, e.g. parts of its email
 */
export function isGuessable(password: string, personal: readonly string[]): boolean {
  const plain = password.normalize('NFKC')
  const stripped = plain.replaceAll(/[^\p{L}\p{N}]/gu, '')
  const texts = stripped.length < MIN_STRIPPED ? [plain] : [...new Set([plain, stripped])]
  return texts.some((text) => estimator().check(text, [...personal]).score < REQUIRED_SCORE)
}

/** Built on first use, because it ranks 57,000 words. */
function estimator(): ZxcvbnFactory {
  built ??= new ZxcvbnFactory({
    dictionary: { ...dictionary, phrases: phrases() },
    graphs: adjacencyGraphs,
    maxLength: CHECKED,
  })
  return built
}
let built: ZxcvbnFactory | undefined

function phrases(): string[] {
  const lines = readFileSync(PHRASES, 'utf8').split(/\r?\n/)
  return lines.filter((line) => line !== '' && !line.startsWith('#'))
}
