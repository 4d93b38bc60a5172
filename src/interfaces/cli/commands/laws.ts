import { Command, Option } from 'commander'
import { isDay } from '../../../base/utc.js'
import { LAW_NAMES, LAWS, type Law, type LawRow } from '../../../emissions/index.js'
import { UsageError } from '../../../tables/text/failure.js'
import type { Terminal } from '../../../tables/text/terminal.js'
import type { OpenSea } from '../sea.js'

interface LawsOptions {
  readonly on?: string
  readonly law?: Law
  readonly json?: true
}

const AFTER_HELP = `
A file named by FAIRWAY_LAWS changes rows or adds some: docs/operations/laws.md.`

/** Lists the rules of the laws, as estimates apply them. */
export function lawsCommand({ environment, say }: Terminal, open: OpenSea): Command {
  return new Command('laws')
    .description(
      'List the rules of EU ETS, FuelEU, UK ETS, CII and others that estimates apply, with their days, article and source.',
    )
    .option('--on <day>', 'only rules in force on a day, such as 2026-07-01')
    .addOption(new Option('--law <law>', 'only rules of one law').choices(LAWS))
    .option('--json', 'print an array of rows')
    .addHelpText('after', AFTER_HELP)
    .action(async ({ on, law, json }: LawsOptions) => {
      if (on !== undefined && !isDay(on))
        throw new UsageError(`--on must be a day such as 2026-07-01, got "${on}".`)
      const { laws } = await open.factors(environment)
      const rows = laws.rows.filter(
        (row) =>
          (law === undefined || row.law === law) &&
          (on === undefined || (on >= row.fromDay && on <= (row.untilDay ?? on))),
      )
      if (json) return say(JSON.stringify(rows.map(bodyOf), null, 2))
      for (const name of LAWS) {
        const own = rows.filter((row) => row.law === name)
        if (own.length === 0) continue
        say(`${LAW_NAMES[name]} (${name})`)
        for (const row of own) say(`  ${lineOf(row)}`)
      }
    })
}

function lineOf(row: LawRow): string {
  const { id, fromDay, untilDay, article, what, provenance } = row
  const days = `${fromDay} to ${untilDay ?? '...'}`
  const parts = [contentOf(row), what, article, provenance.kind].filter(Boolean)
  return `${days.padEnd(25)} ${id.padEnd(36)} ${parts.join('; ')}`
}

function contentOf({ key, atLeast, value, places, gases, gwp, line }: LawRow): string {
  const amount = value ?? gwp ?? [...gases, ...places].join(' ')
  const ofLine =
    line && `a ${line.a}, c ${line.c}, ${atLeast} to ${line.below ?? '...'} ${line.unit}`
  const least = atLeast > 0 && !line ? `from ${atLeast}:` : null
  return [least, key, ofLine ?? amount].filter((part) => part !== null && part !== '').join(' ')
}

/** A row as an operator's file would state it, with its source. */
function bodyOf({ places, gases, provenance, ...row }: LawRow) {
  const { source, table, kind } = provenance
  return {
    ...row,
    ...(places.size > 0 && { places: [...places] }),
    ...(gases.length > 0 && { gases }),
    source: `${source}: ${table}`,
    kind,
  }
}
