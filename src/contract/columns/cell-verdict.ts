import type { PassageId } from '../../engine/routing/request.js'
import { passageCalled } from '../../planning/places.js'
import {
  DIRECT,
  isDate,
  isRefrigerated,
  modeOf,
  NO,
  NOTHING,
  PIECES,
  statusOf,
  unitOf,
  YES,
} from './cell-words.js'
import { columnKey } from './column-key.js'
import { type ColumnMeaning, isShare, isSurelyStatus, questionOf } from './column-meaning.js'

/**
 * What becomes of a cell whose column could change a figure. One that says nothing is ignored, and so is an unknown
 * status, which a note names: no list has all words for a shipment that is under way.
 */
export type CellVerdict = 'nothing' | 'read' | 'counts' | 'cancelled' | 'unclear' | 'unknown'

/** The verdict on a cell by the name of its column and by what it says: one for files and rows over HTTP. */
export function verdictOn(name: string, meaning: ColumnMeaning, cell: unknown): CellVerdict {
  const text = textOf(cell)
  if (text === '') return 'nothing'
  if (NOTHING.test(text) && meaning !== 'status')
    return /direct|open|laden/.test(`${questionOf(name)}`) && NO.test(text) ? 'counts' : 'nothing'
  switch (meaning) {
    case 'status':
      return ofStatus(name, cell)
    case 'temperature':
      return ofTemperature(name, cell)
    case 'transhipment':
      return ofTranshipment(name, text)
    case 'mode':
    case 'load type':
      return ofMode(meaning, text)
    case 'unit':
      if (isNumber(text)) return Number(text) === 0 ? 'nothing' : 'counts'
      if (PIECES.test(text)) return 'nothing'
      return unitOf(text) === null ? 'unclear' : 'counts'
    case 'containers':
      if (Number(text) === 0) return 'read'
      return /^[1-9]\d{0,3}$/.test(text) ? 'counts' : 'unclear'
    case 'fuel':
      return ofFuel(name, text)
    case 'repeats':
      return (isNumber(text) ? Number(text) !== 1 : YES.test(text)) ? 'counts' : 'nothing'
    case 'ballast':
      return Number.parseFloat(text) === 0 || LADEN.test(text) ? 'nothing' : 'counts'
    case 'empty':
      return isEmpty(name, text) ? 'counts' : 'nothing'
    case 'margin':
      return Number.parseFloat(text) === 0 ? 'nothing' : 'counts'
    case 'adjustment':
      return NO.test(text) ? 'nothing' : 'counts'
    case 'passages':
      return questionOf(name) === 'open' || namesPassages(cell) ? 'counts' : 'nothing'
    case 'amount':
    case 'distance':
      return Number(text) === 0 ? 'nothing' : 'counts'
    default:
      return 'counts'
  }
}

const DEADLINE = /^(laycan_)?canc(el(l?ing)?)?(_(date|day|by|after))?$/
const BOUND = /(^|_)(max|min|maximum|minimum)(_|$)/
/** No refrigerated container is set higher than this, °C: a judgement. */
const AMBIENT_FROM = 20

/** A ship with cargo. */
const LADEN = /^(l|laden|loaded|full|no|false|beladen|cargado|charg[ée]|carico|carregado|geladen)$/i

/** A container without cargo. */
const EMPTY = /^(e|empty|mt|mty|leer|vac[ií]o|vide|vuoto|vazio|leeg)$/i

function isEmpty(name: string, text: string): boolean {
  return EMPTY.test(text) || (questionOf(name) === 'laden' ? NO : YES).test(text)
}

/** Whether a cell, or a list, has the name of a passage or of the way round Africa. */
function namesPassages(cell: unknown): boolean {
  const texts = Array.isArray(cell) ? cell : textOf(cell).split(/[,;|+&/]/)
  return texts.some((text) => passageIn(textOf(text)) !== undefined || isRoundAfrica(textOf(text)))
}

/** A cell as text: null and nothing are empty. */
export function textOf(cell: unknown): string {
  return String(cell ?? '').trim()
}

function isNumber(text: string): boolean {
  return /^[\d.,\s]+$/.test(text)
}

function ofFuel(name: string, text: string): CellVerdict {
  if (NO.test(text) || Number(text.replace(/[%\s]+$/, '')) === 0) return 'nothing'
  return isShare(name) || YES.test(text) || !isFuelName(text) ? 'unclear' : 'counts'
}

/** `VLSFO`, `LNG`, `IFO 380`: letters, and the viscosity of a grade. */
function isFuelName(text: string): boolean {
  return /^\p{L}[\p{L}\s_-]*\d*$/u.test(text)
}

function ofStatus(name: string, cell: unknown): CellVerdict {
  const text = textOf(cell)
  const status = statusOf(cell)
  const question = questionOf(name)
  if (question === 'active') {
    if (NO.test(text)) return 'cancelled'
    return status === 'cancelled' ? 'cancelled' : 'nothing'
  }
  if (question === 'cancelled') {
    // The last day for loading: a laycan ends with it.
    if (DEADLINE.test(columnKey(name)) && isDate(text)) return 'nothing'
    // A day, a name and a reason of a cancellation say that there was one.
    return NO.test(text) || NOTHING.test(text) || status === 'counts' ? 'nothing' : 'cancelled'
  }
  if (status !== null) return status === 'cancelled' ? 'cancelled' : 'nothing'
  return isSurelyStatus(name) && !isNumber(text) ? 'unknown' : 'nothing'
}

function ofTemperature(name: string, cell: unknown): CellVerdict {
  const text = textOf(cell)
  if (questionOf(name) === 'cold') {
    if (NO.test(text)) return 'nothing'
    if (YES.test(text)) return 'counts'
  }
  // The highest or lowest that ambient cargo bears.
  if (BOUND.test(columnKey(name)) && Number.parseFloat(text) > AMBIENT_FROM) return 'nothing'
  const isCold = isRefrigerated(cell)
  return isCold === null ? 'unclear' : isCold ? 'counts' : 'read'
}

function ofTranshipment(name: string, text: string): CellVerdict {
  if (questionOf(name) === 'direct') return NO.test(text) ? 'counts' : 'read'
  // `T/S 1 ETD`: the day of a transhipment is no port.
  if (NO.test(text) || isDate(text)) return 'nothing'
  return DIRECT.test(text) ? 'read' : 'counts'
}

function ofMode(meaning: 'mode' | 'load type', text: string): CellVerdict {
  const mode = modeOf(text)
  if (mode === null) return meaning === 'mode' ? 'unclear' : 'nothing'
  if ('other' in mode) return 'counts'
  return mode.isInContainers || mode.ship !== undefined ? 'counts' : 'read'
}

const AROUND_NAME =
  /\b(the|via|canal|kanal|canale|kanaal|strait|straits|straße|strasse|street|of|de|du|di|estrecho|d[eé]troit|stretto|channel)\b/gi

/** The passage that a cell names: `Suez Canal`, `Panamakanal`; undefined for any other text. */
export function passageIn(text: string): PassageId | undefined {
  const bare = text
    .replaceAll(AROUND_NAME, ' ')
    .replace(/(kanal|kanaal)$/i, '')
    .replaceAll(/[()]/g, ' ')
    .trim()
  return (
    passageCalled(text) ??
    passageCalled(
      bare
        .replace(/^su[eé]z$/i, 'suez')
        .replace(/^panam[aá]$/i, 'panama')
        .replace(/\s+/g, '-'),
    )
  )
}

/** The way round Africa, which is no passage: a ship that takes it does not take Suez. */
export function isRoundAfrica(text: string): boolean {
  return /^(the )?(cape( of good hope| route)?|cogh|c\.?o\.?g\.?h\.?|good hope|kap( der guten hoffnung)?|cabo( de buena esperanza| da boa esperan[cç]a)?|(cap )?de bonne[- ]esp[eé]rance|cap de bonne[- ]esp[eé]rance|capo di buona speranza|kaap( de goede hoop)?)$/i.test(
    text.trim(),
  )
}
