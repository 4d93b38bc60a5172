import { FIELD_COLUMNS } from '../../../src/contract/generated/column-names.js'
import type { WorstBody } from './worst-bodies.js'
import { worstTexts } from './worst-texts.js'

const KNOWN = Object.values(FIELD_COLUMNS).flat()
/** Columns of which a table may have several, or that stand back behind others. */
const ONE_NAME = ['Booking No', 'laycan', 'load', 'destination', 'origin country', 'pol code']
/** A row with these is a leg. */
const HEAD = 'Ref,Mode,From,To,Weight kg,ETD'
/** Rows take turns: more of them are like these. */
const MOST_ROWS = 300

/** Tables of legs (CSV) whose columns or cells take their reader longest. */
export function worstTables(): readonly WorstBody[] {
  const columns = (name: (n: number) => string) => (bytes: number, from: number) => {
    const names = upTo(bytes, (n) => name(from + n))
    return `${names.join(',')}\n${names.map((_, n) => n).join(',')}\n`
  }
  const rows = (row: (n: number) => string, head = HEAD) => {
    return (bytes: number, from: number) =>
      `${head}\n${upTo(bytes, (n) => row(from + n), MOST_ROWS).join('\n')}\n`
  }
  const long = Object.keys(worstTexts(0)).flatMap((kind) => {
    const text = (bytes: number, from: number) =>
      worstTexts(bytes / 3, from)[kind]!.replaceAll(/[",]/g, ' ')
    return [
      { name: `a column of ${kind}`, text },
      {
        name: `a cell of ${kind}`,
        text: (bytes: number, from: number) => `${HEAD}\n1,Sea,${text(bytes, from)},SGSIN,9000,\n`,
      },
    ]
  })
  return [
    { name: 'columns of letters', text: columns((n) => `abcdefgh${n.toString(36)}`) },
    { name: 'columns like a known one', text: columns((n) => `port of ${n.toString(36)}`) },
    { name: 'known columns', text: columns((n) => KNOWN[n % KNOWN.length]!) },
    ...ONE_NAME.map((name) => ({ name: `columns ${name}`, text: columns(() => name) })),
    { name: 'columns of references', text: columns((n) => `Booking No ${n}`) },
    ...long,
    { name: 'rows of one reference', text: rows(() => 'R,Sea,NLRTM,SGSIN,9000,2030-01-01') },
    { name: 'rows of no place', text: rows((n) => `${n},Sea,Port of rotterdm ${n},Xx ${n},1,`) },
    { name: 'rows inland', text: rows((n) => `${n},Road,Saint Koln ${n},San Milxn ${n},1,`) },
    { name: 'rows of blanks', text: rows(() => ' '.repeat(60)) },
    { name: 'rows of quotes', text: rows(() => '"'.repeat(60)) },
    { name: 'wide rows', text: rows(() => '9,'.repeat(900), KNOWN.slice(0, 900).join()) },
    {
      name: 'ports on the way',
      text: (bytes) => `${HEAD},Via\n1,Sea,NLRTM,SGSIN,9000,,${'a|'.repeat(bytes / 2)}\n`,
    },
  ]
}

function upTo(bytes: number, item: (n: number) => string, most = 1000): string[] {
  const items: string[] = []
  for (let left = bytes; items.length < most; ) {
    const next = item(items.length)
    left -= next.length + 1
    if (left < 0) break
    items.push(next)
  }
  return items
}
