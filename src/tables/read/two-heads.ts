import { textOf } from '../../contract/columns/cell-verdict.js'

/** Words of the second line of a head that say little without the first: the `Name` of a load port. */
const PARTS = new Set(
  'port ports place city country code unlocode locode name lat latitude lon lng long longitude date time day type size class no number nr ref id terminal unit units qty quantity from to start end kg kgs t mt mts tonnes tons lbs lb dwt gt m kn kts knots nm km nm days hours h eur usd'.split(
    ' ',
  ),
)
/** Further words of such lines. They say enough alone. */
const WHOLES = new Set(
  'pol pod etd eta atd ata departure arrival loading discharge weight gross net mass volume cbm teu teus feu ffe container containers cargo commodity description imo vessel ship speed draught draft beam loa length fuel distance via remarks status month year of in the per total capacity laycan'.split(
    ' ',
  ),
)

/**
 * The names of columns that two lines give together: `Load Port`, with `Name` and `Country` below it, or `Weight` above `kg`.
 * A name above several columns stands over the first only. Null if the second line is no part of a head: all of its
 * words must be words of heads, and at least two of its cells must be filled.
 */
export function joinedHeads(above: readonly unknown[], below: readonly unknown[]): string[] | null {
  const [groups, names] = [above, below].map((cells) =>
    Array.from({ length: Math.max(above.length, below.length) }, (_, at) => textOf(cells[at])),
  ) as [string[], string[]]
  const filled = names.filter((name) => name !== '')
  const isHead = filled.every((name) =>
    wordsOf(name).every((word) => PARTS.has(word) || WHOLES.has(word)),
  )
  if (filled.length < 2 || !isHead) return null
  let group = ''
  return groups.map((one, at) => {
    const name = names[at]!
    if (one !== '') group = one
    // A name of one line stands over no other column.
    if (name === '') {
      group = ''
      return one
    }
    const isAlone =
      names.indexOf(name) === names.lastIndexOf(name) &&
      !wordsOf(name).every((word) => PARTS.has(word))
    return isAlone || group === '' ? name : `${group} ${name}`
  })
}

function wordsOf(name: string): string[] {
  return name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}
