import type { Position } from '../geo/position.js'
import { slugOf } from '../ports/slug.js'

/** An entry of the npm package sea-ports, as far as we use it. */
export interface SeaPortsEntry {
  readonly name: string
  readonly coordinates?: Position
}

/** data/build-inputs/port-corrections.json. */
export interface PortCorrections {
  readonly positions: readonly { readonly unlocode: string; readonly coordinates: Position }[]
  readonly additions: readonly {
    readonly unlocode: string | null
    readonly name: string
    readonly country: string
    readonly coordinates: Position
    readonly alternateNames: readonly string[]
  }[]
  readonly names: readonly {
    readonly unlocode: string
    readonly name: string
    readonly alternateNames: readonly string[]
  }[]
  /** Entries of one place: the first goes, its code stays as an alternate name of the second. */
  readonly same: readonly { readonly unlocode: string; readonly as: string }[]
  /** Codes of countries that no longer exist; the old code stays as an alternate name. */
  readonly recode: Readonly<Record<string, string>>
  readonly keep: readonly { readonly unlocode: string }[]
  readonly drop: readonly { readonly unlocode: string; readonly reason: string }[]
}

/** A place on its way into the table. `key` is its UN/LOCODE, or country and name without one. */
export interface Candidate {
  readonly key: string
  readonly unlocode: string | null
  readonly name: string
  readonly countryCode: string
  readonly position: Position | null
  readonly alternateNames: readonly string[]
}

/** The package's entries and our additions with all corrections but the dropping applied. */
export function candidatesOf(
  seaPorts: Readonly<Record<string, SeaPortsEntry>>,
  corrections: PortCorrections,
): Candidate[] {
  const moved = new Map(corrections.positions.map((p) => [p.unlocode, p.coordinates]))
  const renamed = new Map(corrections.names.map((n) => [n.unlocode, n]))
  const merged = new Map(corrections.same.map((s) => [s.unlocode, s.as]))
  const otherCodes = new Map<string, string[]>()
  for (const { unlocode, as } of corrections.same) {
    otherCodes.set(as, [...(otherCodes.get(as) ?? []), unlocode])
  }
  const finish = (code: string | null, given: PlainName, country: string, at: Position | null) => {
    const unlocode = code === null ? null : (corrections.recode[code] ?? code)
    const { name, alternateNames } = renamed.get(unlocode ?? '') ?? renamed.get(code ?? '') ?? given
    return {
      key: unlocode ?? `${country}-${slugOf(name)}`,
      unlocode,
      name,
      countryCode: unlocode?.slice(0, 2) ?? country,
      position: (code === null ? undefined : moved.get(code)) ?? at,
      alternateNames: [
        ...alternateNames,
        ...(otherCodes.get(code ?? '') ?? []),
        ...(code !== null && code !== unlocode ? [code] : []),
      ],
    }
  }
  const listed = Object.entries(seaPorts)
    .filter(([code]) => !merged.has(code))
    .map(([code, { name, coordinates }]) =>
      finish(code, plainName(name, code), code.slice(0, 2), coordinates ?? null),
    )
  const added = corrections.additions.map((a) =>
    finish(
      a.unlocode,
      { name: a.name, alternateNames: a.alternateNames },
      a.country,
      a.coordinates,
    ),
  )
  return [...listed, ...added]
}

interface PlainName {
  readonly name: string
  readonly alternateNames: readonly string[]
}

/**
 * The name without what the package packs into it: "Kolkata (ex Calcutta)", "Moji/Kitakyushu",
 * "Nagoya, Aichi", "Nansha Port" in China, "Saint Lucia Apt".
 */
export function plainName(packed: string, unlocode: string): PlainName {
  const alternates: string[] = []
  let name = packed.replace(/\s+Apt$/, '').trim()
  const inside = /\s*\(([^)]*)\)\s*$/.exec(name)
  if (inside) {
    name = name.slice(0, inside.index)
    if (!inside[1]!.includes(',')) alternates.push(inside[1]!.replace(/^ex /, ''))
  }
  const [first, ...others] = name.split('/')
  alternates.push(...others)
  name = first!.split(',')[0]!.trim()
  if (unlocode.startsWith('CN') && / Port$/.test(name)) {
    alternates.push(name)
    name = name.replace(/ Port$/, '')
  }
  return { name, alternateNames: alternates.map((a) => a.split(',')[0]!.trim()).filter(Boolean) }
}
