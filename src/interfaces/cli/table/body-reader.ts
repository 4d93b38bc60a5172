import { isRoundAfrica, passageIn, textOf } from '../../../contract/columns/cell-verdict.js'
import { REFERENCE_COLUMNS } from '../../../contract/columns/reference-names.js'
import { findProblems } from '../../../contract/validation/check.js'
import { accounted, requireAccounted, type Unread } from '../../../tables/read/accounted.js'
import { BOTH_ENDS, bothEndsOf } from '../../../tables/read/both-ends.js'
import type { ColumnReader, NamedColumns } from '../../../tables/read/columns.js'
import { readFlag } from '../../../tables/read/numbers.js'
import { idRank } from '../../../tables/read/passed-over.js'
import type { PlaceField, PlaceReading } from '../../../tables/read/place-cells.js'
import { type Row, requireCells } from '../../../tables/read/row.js'
import { withoutBigints } from '../../../tables/text/exact-json.js'
import type { Field } from '../fields/fields.js'
import { isObject, type RequestJson, setField } from '../fields/request-body.js'
import { valueAt, type Wording } from '../reports/wording.js'
import {
  type BodyColumns,
  columnReader,
  columnsOf,
  ENDS,
  type FieldColumn,
  meaningOfKey,
} from './body-columns.js'
import {
  inUnit,
  ofAll,
  oneValue,
  placeOfCells,
  quantityOf,
  type Stated,
  valueOfCell,
} from './cell-values.js'
import { RowFaults, RowProblem } from './row-faults.js'
import {
  readBoxes,
  readFuelName,
  readMode,
  readTemperature,
  readTranshipments,
  readUnit,
  requireCounted,
} from './sayings.js'
import { type Ignored, isOwnLane, LANE, silentCell, speaks } from './silent-cells.js'
import { tidyCells } from './tidy-cells.js'

export interface BodyReading extends PlaceReading {
  /** Defaults for every row. */
  readonly base: RequestJson
  /** Whether each row names its own columns, as in NDJSON. */
  readonly isJson: boolean
}

type Given = Record<string, unknown>

/**
 * Makes requests of the rows of a table: of cells by the names of their columns, and of parts of JSON as
 * the service accepts them.
 */
export class BodyReader {
  readonly columns: ColumnReader<string>
  readonly #byKey: ReadonlyMap<string, FieldColumn>
  readonly #members: ReadonlySet<string>
  #last: Layout | null = null

  /** @param named columns that the caller named */
  constructor(
    private readonly table: BodyColumns,
    named: NamedColumns = {},
  ) {
    const columns = columnsOf(table)
    this.columns = columnReader(table, named)
    this.#byKey = new Map(columns.map((column) => [column.key, column]))
    this.#members = new Set(table.members)
  }

  /** Whether a row of JSON may have a member of this name as the request has it. */
  isMember(name: string): boolean {
    return this.#members.has(name)
  }

  /**
   * The id of a row, whether or not the rest of it can be read: its best reference, and the number of its container,
   * by which the rows of one booking differ.
   */
  idOf({ columns, cells }: Row): string | number | undefined {
    const given = this.#layoutOf(columns).ids.flatMap(({ at, isOfBox, isOwn }) => {
      const id = cells[at]
      // A number that no double holds is text, as the service wants it.
      const value = typeof id === 'bigint' ? String(id) : id
      const isThere = typeof value === 'number' || (typeof value === 'string' && value !== '')
      return isThere ? [{ value: value as string | number, isOfBox, isOwn }] : []
    })
    const [best] = given
    const box = given.find(({ isOfBox }) => isOfBox)
    if (best === undefined || best.isOwn || box === undefined || box === best) return best?.value
    return `${best.value} ${box.value}`
  }

  /**
   * What becomes of the columns that no field reads.
   * @param base defaults of every row
   * @param rows those that are known: a column in which none says anything is not refused. Default: none
   */
  unread(columns: readonly string[], base: RequestJson, rows?: readonly Row[]): Unread {
    const { unread } = this.#layoutOf(columns, base)
    if (unread.faults.length === 0 || rows === undefined) return unread
    return this.#unreadIn(columns, base, (at) => rows.map(({ cells }) => cells[at]))
  }

  /** The passage, or the way round Africa, in a column of routes beside those of the ports. */
  #wayIn(name: string, cell: unknown): string | null {
    if (this.columns.fieldOf(name) !== BOTH_ENDS) return null
    const text = textOf(cell).replace(/^via\s+/i, '')
    return isRoundAfrica(text) || passageIn(text) !== undefined ? text : null
  }

  /** The columns of a row that change no figure of it, and what its user must know of them. */
  ignoredIn({ columns, cells }: Row, base: RequestJson): Ignored {
    const { unread, speaking } = this.#layoutOf(columns, base)
    const silent = speaking.flatMap((at) => {
      const name = columns[at]!
      const key = this.columns.fieldOf(name)!
      return silentCell(name, cells[at], key, this.#byKey.get(key)?.field)
    })
    const isWay = (name: string) => this.#wayIn(name, cells[columns.indexOf(name)]) !== null
    return {
      columns: [
        ...unread.ignored.filter((name) => !isWay(name)),
        ...silent.map(({ column }) => column),
      ],
      notes: silent.flatMap(({ note }) => note ?? []),
    }
  }

  /** Rows of a table share their columns. */
  #layoutOf(columns: readonly string[], base: RequestJson = this.#last?.base ?? {}): Layout {
    if (this.#last?.columns !== columns || this.#last.base !== base)
      this.#last = {
        columns,
        base,
        ids: this.#idsIn(columns),
        speaking: columns.flatMap((name, at) => (speaks(this.columns.fieldOf(name)) ? [at] : [])),
        unread: this.#unreadIn(columns, base),
      }
    return this.#last
  }

  #idsIn(columns: readonly string[]): Layout['ids'] {
    return columns
      .flatMap((name, at) => {
        if (this.columns.fieldOf(name) !== 'id') return []
        const rank = idRank(this.columns.keyOf(name))
        return [{ at, rank, isOfBox: rank >= FIRST_BOX_RANK, isOwn: rank < 0 }]
      })
      .sort((one, other) => one.rank - other.rank)
  }

  #unreadIn(
    columns: readonly string[],
    base: RequestJson,
    cellsOf?: (at: number) => readonly unknown[],
  ): Unread {
    const departure = this.#departure
    const isDated =
      valueAt(departure, base) !== undefined ||
      columns.some((name) => this.columns.fieldOf(name) === departure)
    const figures = this.table.figures.filter((one) => {
      if (one === 'departure') return !isDated
      return one !== 'amount' || !this.#isCounted(columns, base)
    })
    const isReadElsewhere = (name: string) => this.isMember(name)
    const known = cellsOf && { cellsOf }
    return accounted(columns, { figures, readers: [this.columns], isReadElsewhere, ...known })
  }

  /** Whether the rows say their number of containers. */
  #isCounted(columns: readonly string[], base: RequestJson): boolean {
    const counts = ['cargo.teu', 'cargo.containers']
    if (counts.some((path) => valueAt(path, base) !== undefined)) return true
    return columns.some((name) => counts.includes(this.pathOf(name) ?? ''))
  }

  get #departure(): string {
    return `${this.table.ends}depart_at`
  }

  /** Whether a row states a field. */
  states(row: Row, path: string): boolean {
    return this.columns.read(row)[path] !== undefined
  }

  /** The request of a row. @throws RowProblem for no row, or that names every wrong column */
  read(row: Row, reading: BodyReading): RequestJson {
    if (row.fault !== undefined) throw new RowProblem('invalid_json', row.fault)
    const faults = new RowFaults()
    const body: RequestJson = { ...reading.base }
    const given = faults.attempt('#', () => {
      requireCells(row, row.columns)
      requireAccounted(this.unread(row.columns, reading.base, [row]))
      return this.#given(row, body, reading.isJson)
    })
    if (given !== undefined) {
      this.#readPlaces(given, body, reading, faults)
      this.#readFields(given, body, { row, reading, faults })
    }
    faults.require(() => findProblems(this.table.schema, body), this.wordingOf(row, body))
    return body
  }

  /** The fields of a row's request as its table names them, with a value that is no known name. */
  wordingOf(row: Row, body: RequestJson): Wording {
    const choicesOf = (path: string) => this.#byKey.get(path)?.field.choices
    return {
      choicesOf,
      nameOf: (path) => {
        const [value, column] = [valueAt(path, body), this.#columnOf(path.split('.'), row)]
        const isName = choicesOf(path.replace(/\.\d+$/, ''))?.includes(value as string) ?? true
        return isName || typeof value !== 'string' ? column : `${column} "${value}"`
      },
      inOptions: (sentence) => sentence,
    }
  }

  /** The name of a field's column in the table: all names if several may state it. */
  #columnOf(steps: readonly string[], { columns }: Row): string {
    for (let length = steps.length; length > 0; length--) {
      const path = steps.slice(0, length).join('.')
      const [first, ...others] = columns.filter((name) => this.pathOf(name) === path)
      if (others.length > 0) return [first, ...others].join(' or ')
      if (first !== undefined) return inUnit(first, this.#columnNamed(first)?.unit?.name)
    }
    const path = steps.join('.')
    const end = ENDS.find((one) => path.startsWith(this.table.ends + one))
    return end ?? this.#byKey.get(path)?.names[0] ?? path
  }

  #columnNamed(name: string): FieldColumn | undefined {
    return this.#byKey.get(this.columns.fieldOf(name) ?? '')
  }

  /** The field that a column of a table states; undefined for one that is not read. */
  pathOf(name: string): string | undefined {
    const key = this.columns.fieldOf(name) ?? ''
    if (key === BOTH_ENDS) return ENDS.map((one) => this.table.ends + one).join(' and ')
    const end = ENDS.find((one) => key.startsWith(`${one}.`))
    return end === undefined ? this.#columnNamed(name)?.field.path : this.table.ends + end
  }

  /** What a column says that is no field of the request: `temperature`; null for any other. */
  sayingOf(name: string): string | null {
    const key = this.columns.fieldOf(name)
    return key === 'id' ? 'reference of the row' : (meaningOfKey(key) ?? null)
  }

  /** Whether a column states a number that is no part of a position. */
  isNumber(name: string): boolean {
    return this.#columnNamed(name)?.field.kind === 'number'
  }

  /** The cells by the keys of their fields. Parts of JSON that are the request's own go into it. */
  #given(row: Row, body: RequestJson, isJson: boolean): Given {
    const given: Given = { ...this.columns.read(row) }
    const { wholeIf, typed } = this.table
    const isWhole = wholeIf !== undefined && isObject(row.cells[row.columns.indexOf(wholeIf)])
    for (const [at, name] of row.columns.entries()) {
      const cell = row.cells[at]
      const key = this.columns.fieldOf(name)
      if (cell === undefined || cell === null || key === 'id') continue
      const way = given[BOTH_ENDS] === undefined ? this.#wayIn(name, cell) : null
      if (way !== null) given['via:route'] = way
      const isPart = this.#members.has(name) && (isObject(cell) || (isJson && key === undefined))
      if (!isWhole && !isPart) continue
      if (key !== undefined) delete given[key]
      const value = withoutBigints(cell)
      const under = body[name]
      const isAdded = isObject(under) && isObject(value) && name !== typed
      body[name] = isAdded ? { ...under, ...value } : value
    }
    return given
  }

  #readPlaces(given: Given, body: RequestJson, reading: BodyReading, faults: RowFaults): void {
    const both = given[BOTH_ENDS]
    const isStated = ENDS.some((end) => valueAt(this.table.ends + end, body) !== undefined)
    if (both !== undefined && !isStated) {
      faults.attempt(pointerOf(this.table.ends + ENDS[0]), () => {
        for (const [at, place] of bothEndsOf(both).entries()) given[`${ENDS[at]}.place`] = place
      })
    }
    const accepts = valueAt(`${this.table.ends}accept_suggestions`, body) === true
    for (const end of ENDS) {
      const place: Partial<Record<PlaceField, unknown>> = {}
      for (const [key, value] of Object.entries(given)) {
        if (key.startsWith(`${end}.`)) place[key.slice(end.length + 1) as PlaceField] = value
      }
      if (Object.keys(place).length === 0) continue
      const path = this.table.ends + end
      faults.attempt(pointerOf(path), () => {
        setField(body, path, placeOfCells(place, end, reading, accepts))
      })
    }
  }

  #readFields(given: Given, body: RequestJson, cells: Cells): void {
    const { typed } = this.table
    this.#readSayings(given, body, cells)
    const columnOf = () => cells.row.columns.find((name) => this.pathOf(name) === 'vessel.type')
    const types = this.#byKey.get('vessel.type')?.field.choices ?? []
    tidyCells(given, () => this.columns.keyOf(columnOf() ?? ''), types as readonly string[])
    const lane = this.#byKey.get(LANE)?.field
    if (lane !== undefined && isOwnLane(given[LANE], lane)) delete given[LANE]
    if (typed !== undefined && given[`${typed}.type`] !== undefined) delete body[typed]
    const stated = new Map<Field, FieldColumn[]>()
    for (const key of Object.keys(given)) {
      const column = this.#byKey.get(key)
      if (column === undefined) continue
      stated.set(column.field, [...(stated.get(column.field) ?? []), column])
    }
    // The mass of one container is multiplied by their number.
    const isOfOne = (columns: readonly FieldColumn[]) =>
      Number(columns.some(({ unit }) => unit?.each !== undefined))
    const inOrder = [...stated].sort(([, a], [, b]) => isOfOne(a) - isOfOne(b))
    for (const [{ path, instead }, columns] of inOrder) {
      const value = cells.faults.attempt(pointerOf(path), () => {
        return this.#valueOf(columns, given, body, cells)
      })
      if (value === undefined) continue
      if (instead !== undefined) delete body[instead]
      setField(body, path, value)
    }
  }

  /** What cells say that is no field of the request. */
  #readSayings(given: Given, body: RequestJson, { row, reading, faults }: Cells): void {
    const columnOf = (key: string) =>
      row.columns.find((name) => this.columns.fieldOf(name) === key) ?? key
    const sayings = { given, body, columnOf, ends: this.table.ends }
    faults.attempt('#', () => requireCounted(sayings))
    faults.attempt('#', () => readMode(sayings))
    faults.attempt('#/vessel/fuel_type', () => readFuelName(sayings))
    faults.attempt('#/cargo/container_type', () => readBoxes(sayings))
    faults.attempt('#/cargo/reefer', () => readTemperature(sayings))
    faults.attempt('#', () => readTranshipments(sayings, reading))
    faults.attempt('#/cargo/mass_tonnes', () => readUnit(sayings, reading, this.#massOf(given)))
  }

  /** The columns of the whole cargo's mass that a row fills. */
  #massOf(given: Given): readonly FieldColumn[] {
    return Object.keys(given).flatMap((key) => {
      const column = this.#byKey.get(key)
      const isMass = column?.field.path === 'cargo.mass_tonnes' && column.unit?.each === undefined
      return isMass ? [column] : []
    })
  }

  /** The value of a field that one or several columns state. @throws UsageError */
  #valueOf(
    columns: readonly FieldColumn[],
    given: Given,
    body: RequestJson,
    { row, reading }: Cells,
  ): unknown {
    const values = columns.map(({ key, field, unit, isNegated }): Stated => {
      const cell = given[key]
      const column = row.columns.find((name) => this.columns.fieldOf(name) === key) ?? key
      // A field with a form of its own says the unit of its own columns.
      if (field.units !== undefined && (unit !== undefined || field.read === undefined)) {
        const stated = quantityOf(cell, unit, column, reading)
        return unit?.each === undefined ? stated : ofAll(stated, unit.each, body)
      }
      const value = isNegated ? !readFlag(cell, column) : valueOfCell(cell, field, column, reading)
      return { column, value }
    })
    return oneValue(values)
  }
}

/** What the columns of a table are for. */
interface Layout {
  readonly columns: readonly string[]
  readonly base: RequestJson
  /** The columns of references, the best first. */
  readonly ids: readonly {
    readonly at: number
    readonly rank: number
    readonly isOfBox: boolean
    readonly isOwn: boolean
  }[]
  /** The columns whose cells say what is not in every row. */
  readonly speaking: readonly number[]
  readonly unread: Unread
}

const FIRST_BOX_RANK = REFERENCE_COLUMNS.length

interface Cells {
  readonly row: Row
  readonly reading: BodyReading
  readonly faults: RowFaults
}

function pointerOf(path: string): string {
  return `#/${path.replaceAll('.', '/')}`
}
