import { InvalidArgumentError } from 'commander'
import { API_AREAS } from '../../api/areas.js'
import { PASSAGE_FLAGS } from '../../api/passage-flags.js'
import { kmhOf } from '../../planning/speed.js'
import { VESSEL_MAXIMA, VOYAGE_VESSEL_TYPES } from '../../planning/vessel.js'
import { CLOSED_BY_DEFAULT, PASSAGES } from '../../routing/request.js'
import { UsageError } from '../failure.js'
import { isoOfCell, readMoment } from '../moments.js'
import type { PlanningOptions } from '../planning-options.js'
import { metresUpTo, namesOf, readSpeedKmh } from '../quantities.js'
import type { Given } from '../rows/columns.js'
import { Faults } from '../rows/faults.js'
import { readFlag, readNumber } from '../rows/numbers.js'
import type { VoyageField } from './row-fields.js'

/** Options of one row, which take precedence over those of the command line. */
export type RowOptions = Partial<{ -readonly [K in keyof PlanningOptions]: PlanningOptions[K] }>

type Cells = Given<VoyageField>

/** The options of a row; null if it has none. @throws UsageError that names every wrong column */
export function rowOptions(given: Cells, hasDecimalCommas: boolean): RowOptions | null {
  const faults = new Faults()
  const options: RowOptions = {
    ...faults.attempt(() => speedOption(given, hasDecimalCommas)),
    ...faults.attempt(() => departOption(given)),
    ...faults.attempt(() => vesselOptions(given, hasDecimalCommas)),
    ...faults.attempt(() => closureOptions(given)),
  }
  faults.require()
  return Object.keys(options).length === 0 ? null : options
}

function speedOption(given: Cells, hasDecimalCommas: boolean): RowOptions {
  const { speed, speed_kmh, speed_kn } = given
  const columns = [speed, speed_kmh, speed_kn].filter((value) => value !== undefined)
  if (columns.length === 0) return {}
  if (columns.length > 1) {
    throw new UsageError('The speed is given twice. Empty one of the columns.')
  }
  if (speed !== undefined) {
    const text = hasDecimalCommas ? String(speed).replace(',', '.') : String(speed)
    return { speed: inColumn('speed', () => readSpeedKmh(text)) }
  }
  const name = speed_kmh === undefined ? 'speed_kn' : 'speed_kmh'
  const number = readNumber(given[name], name, hasDecimalCommas)
  const kmh = name === 'speed_kn' ? kmhOf(number) : number
  return { speed: inColumn(name, () => readSpeedKmh(`${kmh}km/h`)) }
}

function departOption({ depart }: Cells): RowOptions {
  if (depart === undefined) return {}
  return { depart: inColumn('depart', () => readMoment(isoOfCell(String(depart)))) }
}

function vesselOptions(given: Cells, hasDecimalCommas: boolean): RowOptions {
  const { vessel, size_class } = given
  const metres = (field: 'draught' | 'beam' | 'loa', most: number): RowOptions => {
    if (given[field] === undefined) return {}
    const number = String(readNumber(given[field], field, hasDecimalCommas))
    return { [field]: inColumn(field, () => metresUpTo(most)(number)) }
  }
  return {
    ...(vessel === undefined ? {} : vesselOption(vessel)),
    ...(size_class === undefined ? {} : { sizeClass: String(size_class) }),
    ...metres('draught', VESSEL_MAXIMA.draughtM),
    ...metres('beam', VESSEL_MAXIMA.beamM),
    ...metres('loa', VESSEL_MAXIMA.loaM),
  }
}

/** The dimensions on the command line belong to its own vessel, so a row with a vessel clears them. */
function vesselOption(vessel: unknown): RowOptions {
  const type = VOYAGE_VESSEL_TYPES.find((known) => known === String(vessel).trim().toLowerCase())
  if (type === undefined) {
    throw new UsageError(
      `vessel "${vessel}" is not a ship type. Use ${VOYAGE_VESSEL_TYPES.join(', ')}, or rename the column if it contains something else.`,
    )
  }
  const cleared = { sizeClass: undefined, draught: undefined, beam: undefined, loa: undefined }
  const options: RowOptions = { vessel: type }
  return Object.assign(options, cleared)
}

function closureOptions(given: Cells): RowOptions {
  const { avoid, allow } = given
  const options: RowOptions = {}
  if (avoid !== undefined) {
    options.avoid = inColumn('avoid', () => namesOf([...PASSAGES, ...API_AREAS])(namesIn(avoid)))
  }
  if (allow !== undefined) {
    options.allow = inColumn('allow', () => namesOf(CLOSED_BY_DEFAULT)(namesIn(allow)))
  }
  for (const id of PASSAGE_FLAGS) {
    const [open, closing] = [given[id], given[`no_${id}`]]
    if (open !== undefined) options[id] = readFlag(open, id)
    if (closing !== undefined) options[id] = !readFlag(closing, `no_${id}`)
  }
  return options
}

/** Names separated by commas, semicolons, bars or blanks, or a list in JSON. */
function namesIn(value: unknown): string {
  const names = Array.isArray(value) ? value.map(String) : String(value).split(/[,;|\s]+/)
  return names.filter((name) => name !== '').join(',')
}

/** Runs a reader of options, and names the column in its errors. */
function inColumn<Value>(name: string, read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof InvalidArgumentError)) throw error
    throw new UsageError(`${name}: ${error.message}`)
  }
}
