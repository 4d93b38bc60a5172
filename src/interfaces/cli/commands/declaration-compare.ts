import { Command, Option } from 'commander'
import { Problem } from '../../../contract/problems/problem.js'
import { roundedParts } from '../../../engine/geo/digits.js'
import type { DeclarationComparison } from '../../../papers/declaration-compare.js'
import { UsageError } from '../../../tables/text/failure.js'
import { grouped } from '../../../tables/text/quantities.js'
import type { Terminal } from '../../../tables/text/terminal.js'
import { readValues } from '../files/answer-files.js'

/** Lanes in the text; JSON has all. */
const LANES = 10

const AFTER_HELP = `
Both files are declarations of fairway declaration --format json or of POST /v1/emissions/declarations. The
difference of their emissions, well to wake, is divided into parts that add up to it:
  volume   all lanes grow or shrink as the whole does
  mix      other shares of lanes, modes and refrigerated cargo
  method   lanes that are calculated by another method or type of data
  load     heavier or lighter containers, where the factor is per TEU
  factor   other factors by the same method: editions, ships, fuels, carriers
A lane is an origin and destination by the same modes. --format json has the parts of each lane.

Example:
  fairway declaration compare 2025.json 2026.json`

/** Says why two declarations differ. */
export function compareCommand(terminal: Terminal): Command {
  return new Command('compare')
    .description(
      'Divide the difference of two declarations into volume, mix, method, load and factor.',
    )
    .argument('<earlier>', 'declaration of the earlier period, JSON')
    .argument('<later>', 'that of the later period, or the correction of the first')
    .addOption(
      new Option(
        '--format <format>',
        'json is the comparison of POST /v1/emissions/declarations/compare',
      )
        .choices(['text', 'json'])
        .default('text'),
    )
    .addHelpText('after', AFTER_HELP)
    .action(async (earlier: string, later: string, { format }: { format: 'text' | 'json' }) => {
      const { compare } = await import(
        '../../../contract/operations/papers/compare-declarations.js'
      )
      const files = [earlier, later]
      const [before, after] = await Promise.all(files.map((file) => oneOf(file, terminal)))
      const comparison = inFiles(files, () => compare(before, after))
      if (format === 'json') return terminal.say(JSON.stringify(comparison, null, 2))
      for (const line of reportOf(comparison)) terminal.say(line)
    })
}

async function oneOf(file: string, terminal: Terminal): Promise<unknown> {
  const values = await readValues(file, terminal)
  if (values.length === 1) return values[0]
  throw new UsageError(`${file} has ${values.length} JSON values. Give one declaration.`)
}

function inFiles<Result>([earlier, later]: readonly string[], work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const [{ pointer, detail }] = error.members['errors'] as [{ pointer: string; detail: string }]
    throw new UsageError(`${pointer === '#/earlier' ? earlier : later} ${detail}.`)
  }
}

function reportOf({ lanes, notes, ...comparison }: DeclarationComparison): string[] {
  const { earlier, later, difference_kg_co2e, difference_share: share, effects } = comparison
  const { decimals, unit, per } = scaleOf(earlier.wtw_kg_co2e, later.wtw_kg_co2e)
  const amount = (value: number) => `${value >= 0 ? '+' : '-'}${grouped(Math.abs(value), decimals)}`
  const part = (name: string, value: number) =>
    `  ${name.padEnd(22)}${amount(value).padStart(16)} ${unit}`
  const [difference] = roundedParts([difference_kg_co2e / per], decimals, earlier.wtw_kg_co2e / per)
  const partsOf = (all: LaneEffects, start = 0) => {
    const { volume_kg_co2e, mix_kg_co2e, method_kg_co2e, load_kg_co2e, factor_kg_co2e } = all
    const parts = [volume_kg_co2e, mix_kg_co2e, method_kg_co2e, load_kg_co2e, factor_kg_co2e]
    const scaled = [...parts, all.without_activity_kg_co2e ?? 0].map((kg) => kg / per)
    return roundedParts(scaled, decimals, start)
  }
  const whole = partsOf(effects, earlier.wtw_kg_co2e / per)
  const EFFECTS = ['volume', 'mix', 'method', 'load', 'factor']
  const percent = share === null ? '' : `  (${share >= 0 ? '+' : ''}${(100 * share).toFixed(1)} %)`
  const side = ({
    period,
    shipments,
    wtw_kg_co2e: kg,
    ...of
  }: DeclarationComparison['earlier']) => {
    const figure = `${grouped(kg / per, decimals)} ${unit}`.padStart(18)
    const intensity = of.intensity_wtw_g_per_tkm?.toFixed(2) ?? 'none'
    return `  ${period.from} to ${period.to}${figure}  ${grouped(shipments)} shipments, ${grouped(of.transport_activity_tkm)} t-km, ${intensity} g/t-km`
  }
  return [
    '',
    side(earlier),
    side(later),
    '',
    `${part('Difference', difference!)}${percent}`,
    ...EFFECTS.map((name, at) => part(`  ${name}`, whole[at]!)),
    ...(effects.without_activity_kg_co2e === 0 ? [] : [part('  without activity', whole.at(-1)!)]),
    '',
    `  ${'Lane'.padEnd(40)}${EFFECTS.map((name) => name.padStart(13)).join('')}`,
    ...lanes.slice(0, LANES).map((lane) => {
      const columns = EFFECTS.map((_, at) => amount(partsOf(lane.effects)[at]!).padStart(13)).join(
        '',
      )
      return `  ${laneName(lane).slice(0, 39).padEnd(40)}${columns}`
    }),
    ...(lanes.length > LANES ? [`  ${lanes.length - LANES} more lanes: --format json`] : []),
    ...notes.map((note) => `  ! ${note}`),
    '',
  ]
}

type Effects = DeclarationComparison['effects']
/** Of a lane: all of its shipments have an activity. */
type LaneEffects = Omit<Effects, 'without_activity_kg_co2e'> & Partial<Effects>

/** Kilograms for small sums, otherwise tonnes. */
function scaleOf(...sums: readonly number[]) {
  return Math.max(...sums) < 10_000
    ? { unit: 'kg CO2e', per: 1, decimals: 3 }
    : { unit: 't CO2e', per: 1000, decimals: 3 }
}

function laneName({
  origin,
  destination,
  modes,
  is_refrigerated,
}: DeclarationComparison['lanes'][number]): string {
  const end = (place: typeof origin) =>
    place?.unlocode ?? place?.name ?? place?.coordinates.join(',') ?? '?'
  const mode = modes.join('+') === 'sea' ? '' : ` ${modes.join('+')}`
  return `${end(origin)}-${end(destination)}${mode}${is_refrigerated ? ' reefer' : ''}`
}
