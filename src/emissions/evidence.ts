import { isDay, MS_PER_DAY } from '../base/utc.js'
import { type Message, message } from './answer/messages.js'
import { type Warned, warned } from './answer/warning-table.js'
import type { FactorSet } from './factor-set.js'
import type { LawBook } from './factors/law-book.js'
import { type LawDay, lawDayOf } from './law-day.js'
import type { EstimateInputs, FuelEvidence } from './request.js'
import type { Warning } from './result.js'

/** Words with which a text says that something is not there, not yet there, or the speaker's own. */
const DOUBT =
  /\b(not?|non|none|never|nobody|yet|without|tb[acd]|n a|unknown|unverified|false|pending|await\w*|follow\w*|later|soon|will|planned|expected|appl\w+|request\w*|progress|draft|self|own|ourselves|internal\w*|in ?house|expired|withdrawn|revoked|refused|rejected)\b/

/** A text in plain words: capitals, accents and punctuation do not matter. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Whether a text doubts what it says. "No. 12" is a number. */
function isDoubtful(words: string): boolean {
  return DOUBT.test(words.replace(/\bno (?=\d)/g, ''))
}

/** Whether a text is the number of a document. Every one has a digit. */
export function isDocumentNumber(text: string | undefined): boolean {
  if (text === undefined) return false
  const words = plain(text)
  return /\d/.test(words) && !isDoubtful(words)
}

/** Whether a text names a body or a scheme that a law recognises on a day. */
function namesOneOf(text: string | undefined, names: Iterable<string>): boolean {
  if (text === undefined) return false
  const words = plain(text)
  if (isDoubtful(words)) return false
  return [...names].some((name) => ` ${words} `.includes(` ${plain(name)} `))
}

/** Whether a text names a certification scheme that the laws recognise on the day. */
export function isScheme(text: string | undefined, laws: LawBook, day: LawDay): boolean {
  return namesOneOf(text, laws.names('red', 'scheme', day))
}

/** Whether a text names a body that verifies emissions. */
export function isVerifier(text: string | undefined, laws: LawBook, day: LawDay): boolean {
  return namesOneOf(text, laws.names('mrv', 'verifier', day))
}

const DAY = String.raw`(\d{4}-\d{2}-\d{2})(?:T[\d:.]+Z?)?`
const INTERVAL = new RegExp(`^${DAY}/${DAY}$`)
/** Nobody measures over more than a year at a time, in days of a leap year. */
const LONGEST_DAYS = 366

/**
 * The evidence that makes a mass of fuel primary data, as a note: a measured interval that holds the
 * departure, or a verifier by name. Null if there is none; each statement that proves nothing causes a
 * warning.
 */
export function evidenceOf(
  evidence: FuelEvidence | undefined,
  request: EstimateInputs,
  factors: FactorSet,
  warnings: Warning[],
): Message | null {
  if (evidence === undefined) return null
  const { kind, period, verifiedBy } = evidence
  const refuse = (name: keyof FuelEvidence, why: Warned) =>
    warnings.push({ ...why, field: `fuel.evidence.${name}` })
  // A day that is only assumed refuses no interval.
  const fault = period === undefined ? null : faultOfPeriod(period, request.voyage?.departure)
  if (fault !== null) refuse('period', fault)
  const isVerified = isVerifier(verifiedBy, factors.laws, lawDayOf(request, factors))
  if (verifiedBy !== undefined && !isVerified)
    refuse('verifiedBy', warned('evidence_not_used:name'))
  // A period that is wrong puts the verified figure in doubt too.
  if (fault !== null || (period === undefined && !isVerified)) return null
  const words = kind.replaceAll('_', ' ')
  if (!isVerified) return message('fuel_measured', { kind: words, period: period! })
  const verified = { kind: words, verifier: verifiedBy!.trim() }
  return period === undefined
    ? message('fuel_verified', verified)
    : message('fuel_measured_and_verified', { ...verified, period })
}

function faultOfPeriod(period: string, departure: string | undefined): Warned | null {
  const [, from, to] = INTERVAL.exec(period.trim()) ?? []
  if (from === undefined || to === undefined || !isDay(from) || !isDay(to) || to < from)
    return warned('evidence_not_used:interval')
  const days = (Date.parse(to) - Date.parse(from)) / MS_PER_DAY + 1
  if (days > LONGEST_DAYS) return warned('evidence_not_used:length', { days })
  if (departure === undefined || (from <= departure && departure <= to)) return null
  return warned('evidence_not_used:departure', { departure })
}
