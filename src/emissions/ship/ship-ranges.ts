import { withPlainDashes } from '../../engine/geo/dashes.js'
import { SIZE_CLASSES } from '../generated/vessel-types.js'
import {
  type CalledShip,
  plainShipName,
  shipCalled,
  shipNameOf,
  shipOfVoyage,
  thousands,
} from './ship-names.js'

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
  return thousands(digits)
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

/** Words that only ships have which work rather than carry. */
const WORKING = new Set(
  'ahts ahtsv anchorhandler artic asd barge barges cableship coastguard crewboat ctv dredger dredgers drill drilling drillship dsv fishing fpso fso fsv hopper hsc icebreaker jackup jack layer layers laying lighter military naval navy offshore osrv osv patrol pipe pipelay pipelayer psv pusher pushboat research rescue rig rov sailing salvage sar scientific seismic propelled sov spill standby suction supply survey towing trailing trawler trawlers tshd tug tugboat tugs utility warship wtiv workboat yacht yachts'.split(
    ' ',
  ),
)
/** Further words for such ships, which carriers of cargo share. */
const SHARED = new Set(
  'anchor boat boats breaker cable crane crew craft cutter dive diving escort factory guard harbour harbor high ice inland mega motor of pilot response self service ship ships support transfer up vessel vessels wind handling handler lay installation platform training tall'.split(
    ' ',
  ),
)

/** Whether a text names a kind of ship that works rather than carries, such as a tug or a dredger. */
export function isWorkingShip(text: string): boolean {
  const words = plainShipName(text).split('_')
  return (
    words.every((word) => WORKING.has(word) || SHARED.has(word)) &&
    words.some((word) => WORKING.has(word))
  )
}
