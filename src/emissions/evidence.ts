import { isDay } from '../utc.js'
import { type Message, message } from './messages.js'
import type { FuelEvidence } from './request.js'
import type { Warning } from './result.js'
import { isStated } from './stated-text.js'
import { type Warned, warned } from './warning-table.js'

const DAY = String.raw`(\d{4}-\d{2}-\d{2})(?:T[\d:.]+Z?)?`
const INTERVAL = new RegExp(`^${DAY}/${DAY}$`)

/**
 * The evidence that makes a mass of fuel primary data, as a note: a measured interval that holds the
 * departure, or a verifier by name. Null if there is none; each statement that proves nothing causes a
 * warning.
 * @param departure day that the request states; without it, any interval is accepted
 */
export function evidenceOf(
  evidence: FuelEvidence | undefined,
  departure: string | undefined,
  warnings: Warning[],
): Message | null {
  if (evidence === undefined) return null
  const { kind, period, verifiedBy } = evidence
  const refuse = (name: keyof FuelEvidence, why: Warned) =>
    warnings.push({ ...why, field: `fuel.evidence.${name}` })
  const fault = period === undefined ? null : faultOfPeriod(period, departure)
  if (fault !== null) refuse('period', fault)
  const isNamed = verifiedBy !== undefined && isName(verifiedBy)
  if (verifiedBy !== undefined && !isNamed) refuse('verifiedBy', warned('evidence_not_used:name'))
  // A period that is wrong puts the verified figure in doubt too.
  if (fault !== null || (period === undefined && !isNamed)) return null
  const words = kind.replaceAll('_', ' ')
  if (!isNamed) return message('fuel_measured', { kind: words, period: period! })
  const verified = { kind: words, verifier: verifiedBy.trim() }
  return period === undefined
    ? message('fuel_verified', verified)
    : message('fuel_measured_and_verified', { ...verified, period })
}

function faultOfPeriod(period: string, departure: string | undefined): Warned | null {
  const [, from, to] = INTERVAL.exec(period.trim()) ?? []
  if (from === undefined || to === undefined || !isDay(from) || !isDay(to) || to < from)
    return warned('evidence_not_used:interval')
  if (departure === undefined || (from <= departure && departure <= to)) return null
  return warned('evidence_not_used:departure', { departure })
}

function isName(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  return isStated(text) && words.length >= 2
}
