import type { FieldProblem } from '../../contract/problems/problem.js'
import { findProblems } from '../../contract/validation/check.js'
import type { Field } from '../fields/fields.js'
import { isObject, type RequestJson, setField } from '../fields/request-body.js'
import { valueAt } from '../fields/wording.js'
import { requireAccounted } from '../read/accounted.js'
import { BOTH_ENDS, bothEndsOf } from '../read/both-ends.js'
import { readFlag } from '../read/numbers.js'
import type { PlaceField, PlaceReading } from '../read/place-cells.js'
import { type Row, requireCells } from '../read/row.js'
import { withoutBigints } from '../text/exact-json.js'
import { ENDS, type FieldColumn } from './body-columns.js'
import { BodyLayout } from './body-layout.js'
import {
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
import { isOwnLane, LANE } from './silent-cells.js'
import { moveLoadTypes } from './telling-cells.js'
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
export class BodyReader extends BodyLayout {
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
    faults.require(() => this.problemsOf(body), this.wordingOf(row, body))
    return body
  }

  /** What the contract says of a request beside the faults of its row. */
  protected problemsOf(body: RequestJson): readonly FieldProblem[] {
    return findProblems(this.table.schema, body)
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
      const way = given[BOTH_ENDS] === undefined ? this.wayIn(name, cell) : null
      if (way !== null) given['via:route'] = way
      const isPart = this.members.has(name) && (isObject(cell) || (isJson && key === undefined))
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
    moveLoadTypes(given)
    this.#readSayings(given, body, cells)
    const columnOf = () => cells.row.columns.find((name) => this.pathOf(name) === 'vessel.type')
    const types = this.byKey.get('vessel.type')?.field.choices ?? []
    tidyCells(given, () => this.columns.keyOf(columnOf() ?? ''), types as readonly string[])
    const lane = this.byKey.get(LANE)?.field
    if (lane !== undefined && isOwnLane(given[LANE], lane)) delete given[LANE]
    if (typed !== undefined && given[`${typed}.type`] !== undefined) delete body[typed]
    const stated = new Map<Field, FieldColumn[]>()
    for (const key of Object.keys(given)) {
      const column = this.byKey.get(key)
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
      const column = this.byKey.get(key)
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

interface Cells {
  readonly row: Row
  readonly reading: BodyReading
  readonly faults: RowFaults
}

function pointerOf(path: string): string {
  return `#/${path.replaceAll('.', '/')}`
}
