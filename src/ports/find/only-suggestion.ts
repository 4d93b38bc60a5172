import { isPartOfWaters } from '../names/core-name.js'
import { isOneSlip } from '../names/edit-distance.js'
import { fold, joined } from '../names/fold.js'
import { besideGreater } from '../names/greater-places.js'
import { stateOf } from '../names/territories.js'
import { areaCalled, isCut } from '../names/written-name.js'
import { bareName } from '../near-ports.js'
import type { PortTable } from '../table.js'
import type { PlaceError } from './place-error.js'
import type { Match } from './search.js'

/** A code or a country is no reason to take a port. */
const MATCHES_OF_NAMES: readonly Match[] = ['name', 'alternate_name', 'word', 'similar_name']
/** Words of a name that are shorter, or less than this share of it, may be of another: Woods is not Woods Hole. */
const MIN_PART_LETTERS = 6
const MIN_PART_SHARE = 0.5
/** In a shorter name, one letter makes another name: Talara is not Tahara. */
const MIN_CLOSE_LETTERS = 8
/** As many letters of a name that a point marks as cut tell it, if it is the only one that begins so. */
const MIN_CUT_LETTERS = 5
/** Their territories have the names of towns at home: Hamilton, Georgetown, Willemstad. */
const HOMONYMOUS_STATES: ReadonlySet<string> = new Set(['AU', 'GB', 'NL', 'NZ'])

/**
 * The port that an unknown name means if nothing else resembles it: its name has one letter more, less or
 * another, or two neighbours swapped, from eight letters on, or the written words are whole words of its name, six letters and half of it
 * ("Go Dau"), or all of it beside a country or a main port; or it alone begins so, with eight letters and half of it ("Rio de Janei"),
 * or with five and a point ("Le Ver."). A shorter start of a word ("Home" for Homer) is never taken, nor one of several.
 */
export function onlySuggestion(ports: PortTable, { code, place, candidates }: PlaceError) {
  const [only, ...more] = candidates
  // A terminal of the same port is no other place.
  const others = more.filter(({ mainPortId }) => mainPortId !== only?.id)
  if (code !== 'unknown_place' || only === undefined || others.length > 0) return undefined
  if (besideGreater(ports, place, [only]).ports.length === 0) return undefined
  if (isPartOfWaters(place)) return undefined
  // A country or state that is unknown, or another one, contradicts the suggestion.
  const areas = place.slice(bareName(place).length).split(/[()[\],]+/)
  const isHomonymous = HOMONYMOUS_STATES.has(stateOf(only.countryCode) ?? '')
  const territories = new Set(isHomonymous ? [] : [only.countryCode])
  const isThere = areas.every(
    (text) => text.trim() === '' || areaCalled(ports, text, territories)?.(only),
  )
  if (!isThere) return undefined
  const wanted = fold(bareName(place))
  const [found] = ports.search(wanted, 1)
  if (found === undefined || !MATCHES_OF_NAMES.includes(found.match)) return undefined
  const name = fold(found.matchedName)
  // The nearest name may be that of another language, as near as the one that is meant.
  const isClose =
    wanted.length >= MIN_CLOSE_LETTERS &&
    [name, fold(only.name), ...only.alternateNames.map(fold)].some(
      (each) => each[0] === wanted[0] && isOneSlip(joined(each), joined(wanted)),
    )
  const least = isCut(place) ? MIN_CUT_LETTERS : MIN_CLOSE_LETTERS
  const isBegun =
    found.match !== 'similar_name' &&
    name.startsWith(wanted) &&
    joined(wanted).length >= least &&
    (isCut(place) || wanted.length >= MIN_PART_SHARE * name.length)
  if (isClose || isBegun) return only
  const isLong = wanted.length >= Math.max(MIN_PART_LETTERS, MIN_PART_SHARE * name.length)
  const isPart = isLong && hasWords(name, wanted)
  const isIt = found.match !== 'similar_name' && (isPart || hasWords(wanted, name))
  return isIt ? only : undefined
}

/** Whether some words follow each other in a text, both folded. */
function hasWords(text: string, words: string): boolean {
  return ` ${text} `.includes(` ${words} `)
}
