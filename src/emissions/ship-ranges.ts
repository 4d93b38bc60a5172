import { withPlainDashes } from '../geo/dashes.js'
import {
  type CalledShip,
  plainShipName,
  shipCalled,
  shipNameOf,
  shipOfVoyage,
} from './ship-names.js'
import { SIZE_CLASSES } from './vessel-types.js'

const NUMBER = String.raw`(\d{1,3}(?:[,.]\d{3})+|\d+(?:[.,]\d+)?)\s*(k\b|k(?=dwt|teu))?`
/** `58-63k dwt`, `8,000 to 10,000 TEU`, `DWT 30.000/35.000`. */
const RANGE = new RegExp(
  String.raw`\(?(?:\b(dwt|teu):?\s*)?${NUMBER}\s*(?:-|/|to)\s*${NUMBER}\s*(dwt|tdw|mts?|t|teu)?\b\)?`,
  'i',
)

interface ShipRange {
  /** What the text calls the ship beside the range. */
  readonly words: string
  readonly low: number
  readonly high: number
  readonly unit: 'TEU' | 'dwt'
}

/** A text about ships of a range of sizes; undefined if it has none. */
function rangeIn(text: string): ShipRange | undefined {
  const plain = withPlainDashes(text)
  const found = RANGE.exec(plain)
  if (found === null) return undefined
  const [whole, before, first, firstK, second, secondK, behind] = found
  const inThousands = secondK !== undefined
  const [low, high] = [
    amountOf(first!, firstK !== undefined || inThousands),
    amountOf(second!, inThousands),
  ]
  const words = plain.replace(whole, ' ').trim()
  const isContainers = /^teu$/i.test(before ?? behind ?? '')
  if (high <= low || low < 100 || (words === '' && !isContainers)) return undefined
  return { words: words || 'container', low, high, unit: isContainers ? 'TEU' : 'dwt' }
}

function amountOf(digits: string, isThousands: boolean): number {
  if (!isThousands) return Number(digits.replaceAll(/[,.](?=\d{3}(?!\d))/g, '').replace(',', '.'))
  return Math.round(Number(digits.replace(',', '.')) * 1000)
}

/**
 * The name of the one size class in which all of a range lies: of `8,000-10,000 TEU container` that of large container
 * ships. Undefined for a range across two classes, because either could be meant, and for any other text.
 */
function classOfRange<Name extends string>(text: string, known: readonly Name[]): Name | undefined {
  const range = rangeIn(text)
  const name = range && shipNameOf(range.words, known)
  const ship = name && shipOfVoyage(name)
  if (range === undefined || ship === undefined) return undefined
  const isInTeu = ship.type === 'container'
  if (isInTeu !== (range.unit === 'TEU')) return undefined
  const classAt = (size: number) =>
    SIZE_CLASSES.findLast(({ type, min }) => type === ship.type && min <= size)?.name
  const sizeClass = classAt(range.low)
  if (sizeClass === undefined || sizeClass !== classAt(range.high)) return undefined
  if (ship.sizeClass === sizeClass) return name
  const isType = ship.sizeClass === undefined && ship.beamM === undefined
  const names = [sizeClass, `${sizeClass}_${ship.type}`]
  const isThatClass = (one: Name) => {
    const meant = shipOfVoyage(one)
    return meant?.type === ship.type && meant.sizeClass === sizeClass && names.includes(one)
  }
  return isType ? known.find(isThatClass) : undefined
}

/** A number of TEU alone. */
const ONLY_TEU = /^\(?\d[\d.,]*\s*k?\s*teu\)?$/i

/**
 * The ship that a text means, as `shipCalled`; a range of sizes within one class means that class, and a number of TEU
 * alone a container ship. Undefined for any other text.
 */
export function shipMeant<Name extends string>(
  text: string,
  known: readonly Name[],
): CalledShip<Name> | undefined {
  const called = shipCalled(ONLY_TEU.test(text.trim()) ? `container ${text}` : text, known)
  if (called !== undefined) return called
  const name = classOfRange(text, known)
  return name === undefined ? undefined : { name }
}

/** A text about ships of a range of sizes with one size instead, the middle: `Supramax 60,500 dwt`. */
export function withOneSize(text: string): string | undefined {
  const range = rangeIn(text)
  if (range === undefined) return undefined
  const middle = Math.round((range.low + range.high) / 200) * 100
  return `${range.words} ${middle.toLocaleString('en')} ${range.unit}`
}

/** Words for ships that work rather than carry. */
const WORKING = new Set(
  'ahts ahtsv anchor anchorhandler artic asd barge barges boat boats breaker cable cableship coastguard craft crane crew crewboat ctv cutter dive diving dredger dredgers drill drilling drillship dsv escort factory fishing fpso fso fsv guard handler handling harbour harbor high hopper hsc ice icebreaker inland installation jackup jack lay layer layers laying lighter mega military motor naval navy of offshore osrv osv patrol pilot pipe pipelay pipelayer platform psv pusher pushboat research response rescue rig rov sailing salvage sar scientific seismic self propelled service ship ships sov spill standby suction supply support survey tall towing trailing training transfer trawler trawlers tshd tug tugboat tugs up utility vessel vessels warship wind wtiv workboat yacht yachts'.split(
    ' ',
  ),
)
/** Words of `WORKING` that carriers of cargo share. */
const SHARED = new Set(
  'anchor boat boats breaker cable crane crew craft cutter dive diving escort factory guard harbour harbor high ice inland mega motor of pilot response self service ship ships support transfer up vessel vessels wind handling handler lay installation platform training tall'.split(
    ' ',
  ),
)

/** Whether a text names a kind of ship that works rather than carries, such as a tug or a dredger. */
export function isWorkingShip(text: string): boolean {
  const words = plainShipName(text).split('_')
  return words.every((word) => WORKING.has(word)) && words.some((word) => !SHARED.has(word))
}
