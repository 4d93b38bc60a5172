import type { LawDay } from '../law-day.js'
import type { Law } from './law-names.js'
import type { LawRow } from './law-row.js'

/** Rules that a law needs on every day on which the first of them is in force. */
const NEEDED: Partial<Readonly<Record<Law, readonly (readonly [rule: string, key?: string])[]>>> = {
  eu_ets: [
    ['phase_in'],
    ['gases'],
    ['gwp'],
    ['least_gross_tonnage'],
    ...scopes('intra', 'extra', 'outside', 'berth'),
  ],
  fuel_eu: [
    ['reduction'],
    ['reference'],
    ['gwp'],
    ['least_gross_tonnage'],
    ['penalty_eur_per_tonne'],
    ['penalty_mj_per_tonne'],
    ...scopes('intra', 'outermost', 'extra', 'outside', 'berth'),
  ],
  uk_ets: [
    ['phase_in'],
    ['gases'],
    ['gwp'],
    ['least_gross_tonnage'],
    ...scopes('intra', 'northern_ireland', 'extra', 'outside', 'berth'),
  ],
}

function scopes(...keys: readonly string[]): (readonly [string, string])[] {
  return keys.map((key) => ['scope', key] as const)
}

/** A day after all others: the end of a row without one. Only the check of the rows asks for it. */
const END = '9999-12-31'

/** Rules of which several rows are in force together. */
const UNITED = new Set([
  ...['members', 'outermost', 'transhipment', 'berth_limit', 'not_applied', 'scheme', 'verifier'],
])

/** The rows of all laws, to be asked for a day. */
export class LawBook {
  readonly #rows = new Map<string, LawRow[]>()

  /** @param rows without a fault */
  constructor(readonly rows: readonly LawRow[]) {
    for (const row of rows) {
      const name = `${row.law} ${row.rule}`
      const same = this.#rows.get(name)
      if (same) same.push(row)
      else this.#rows.set(name, [row])
    }
  }

  /** Why rows can't stand together, in words; null if they can. */
  static faultOf(rows: readonly LawRow[]): string | null {
    const ids = new Set<string>()
    for (const { id } of rows) {
      if (ids.has(id)) return `two rows have the id ${id}`
      ids.add(id)
    }
    const slots = new Map<string, LawRow[]>()
    for (const row of rows) {
      if (UNITED.has(row.rule)) continue
      const slot = `${row.law} ${row.rule} ${row.key} ${row.atLeast}`
      const others = slots.get(slot) ?? []
      const clash = others.find(
        ({ fromDay, untilDay }) =>
          fromDay <= (row.untilDay ?? END) && row.fromDay <= (untilDay ?? END),
      )
      if (clash) return `${clash.id} and ${row.id} are in force on the same days`
      slots.set(slot, [...others, row])
    }
    return new LawBook(rows).#gap()
  }

  /** A rule that is missing on a day on which its law is in force. */
  #gap(): string | null {
    for (const [law, needed] of Object.entries(NEEDED) as [Law, [string, string?][]][]) {
      const days = this.rows
        .filter((row) => row.law === law)
        .flatMap(({ fromDay, untilDay }) => [fromDay, ...(untilDay ? [untilDay] : [])])
      for (const day of new Set([...days, END]) as Set<LawDay>) {
        if (!this.row(law, needed[0]![0], day)) continue
        const missing = needed.find(([rule, key]) => !this.row(law, rule, day, key))
        if (missing) return `${law} has no row of ${missing.join(' ')} on ${day}`
      }
    }
    return null
  }

  /** The rows of a rule in force on a day, in the order of the file. */
  all(law: Law, rule: string, day: LawDay): LawRow[] {
    return (this.#rows.get(`${law} ${rule}`) ?? []).filter(
      ({ fromDay, untilDay }) => day >= fromDay && day <= (untilDay ?? END),
    )
  }

  /** The row of a rule in force on a day, for a key if it has several. */
  row(law: Law, rule: string, day: LawDay, key: string | null = null): LawRow | undefined {
    return this.all(law, rule, day).find((row) => row.key === key)
  }

  /** The value of a rule on a day on which its law is in force. */
  value(law: Law, rule: string, day: LawDay, key: string | null = null): number {
    return this.row(law, rule, day, key)!.value!
  }

  /** The first day of a rule. */
  firstDay(law: Law, rule: string): string {
    const days = (this.#rows.get(`${law} ${rule}`) ?? []).map(({ fromDay }) => fromDay)
    return days.sort()[0]!
  }

  /** The value of the highest step that a measure reaches; undefined if it reaches none. */
  step(law: Law, rule: string, day: LawDay, measure: number): number | undefined {
    const reached = this.all(law, rule, day).filter(({ atLeast }) => measure >= atLeast)
    return reached.sort((a, b) => b.atLeast - a.atLeast)[0]?.value ?? undefined
  }

  /** Names that a rule lists on a day. */
  names(law: Law, rule: string, day: LawDay): string[] {
    return this.all(law, rule, day).flatMap(({ names }) => names)
  }

  /** Whether a place, or the country that it is a part of, is among those of a rule. */
  isAmong(place: string, law: Law, rule: string, day: LawDay): boolean {
    const code = place.toUpperCase()
    return this.all(law, rule, day).some(
      ({ places }) => places.has(code) || places.has(code.slice(0, 2)),
    )
  }
}
