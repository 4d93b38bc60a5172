import { isRoundAfrica, passageIn, textOf } from '../../contract/columns/cell-verdict.js'
import { columnMeaning } from '../../contract/columns/column-meaning.js'
import { REFERENCE_COLUMNS } from '../../contract/columns/reference-names.js'
import type { RequestJson } from '../fields/request-body.js'
import { valueAt, type Wording } from '../fields/wording.js'
import { accounted, type Unread } from '../read/accounted.js'
import { BOTH_ENDS } from '../read/both-ends.js'
import type { ColumnReader, NamedColumns } from '../read/columns.js'
import { idRank } from '../read/passed-over.js'
import type { Row } from '../read/row.js'
import {
  type BodyColumns,
  columnReader,
  columnsOf,
  ENDS,
  type FieldColumn,
  meaningOfKey,
} from './body-columns.js'
import { inUnit } from './cell-values.js'
import { type Ignored, silentCell, speaks } from './silent-cells.js'

/** What the columns of a table state, which of them are not read, and which id its rows have. */
export class BodyLayout {
  readonly columns: ColumnReader<string>
  protected readonly byKey: ReadonlyMap<string, FieldColumn>
  protected readonly members: ReadonlySet<string>
  #last: Layout | null = null

  /** @param named columns that the caller named */
  constructor(
    protected readonly table: BodyColumns,
    named: NamedColumns = {},
  ) {
    const columns = columnsOf(table)
    this.columns = columnReader(table, named)
    this.byKey = new Map(columns.map((column) => [column.key, column]))
    this.members = new Set(table.members)
  }

  /** Whether a row of JSON may have a member of this name as the request has it. */
  isMember(name: string): boolean {
    return this.members.has(name)
  }

  /**
   * The id of a row, whether or not the rest of it can be read: its best reference, and the number of its container,
   * by which the rows of one booking differ.
   */
  idOf(row: Row): string | number | undefined {
    const { reference, box } = this.referencesOf(row)
    return reference === undefined || box === undefined ? reference : `${reference} ${box}`
  }

  /** The best reference of a row, and the number of its container beside one that several rows may share. */
  referencesOf({ columns, cells }: Row): References {
    const given = this.#layoutOf(columns).ids.flatMap(({ at, isOfBox, isOwn }) => {
      const id = cells[at]
      // A number that no double holds is text, as the service wants it.
      const value = typeof id === 'bigint' ? String(id) : id
      const isThere = typeof value === 'number' || (typeof value === 'string' && value !== '')
      return isThere ? [{ value: value as string | number, isOfBox, isOwn }] : []
    })
    const [best] = given
    const box = given.find(({ isOfBox }) => isOfBox)
    if (best === undefined || best.isOwn || box === undefined || box === best)
      return { reference: best?.value, box: undefined }
    return { reference: best.value, box: box.value }
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
  protected wayIn(name: string, cell: unknown): string | null {
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
      return silentCell(name, cells[at], key, this.byKey.get(key)?.field)
    })
    const isWay = (name: string) => this.wayIn(name, cells[columns.indexOf(name)]) !== null
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

  /** The fields of a row's request as its table names them, with a value that is no known name. */
  wordingOf(row: Row, body: RequestJson): Wording {
    const choicesOf = (path: string) => this.byKey.get(path)?.field.choices
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
    return end ?? this.byKey.get(path)?.names[0] ?? path
  }

  #columnNamed(name: string): FieldColumn | undefined {
    return this.byKey.get(this.columns.fieldOf(name) ?? '')
  }

  /** The field that a column of a table states; undefined for one that is not read. */
  pathOf(name: string): string | undefined {
    const key = this.columns.fieldOf(name) ?? ''
    if (key === BOTH_ENDS) return ENDS.map((one) => this.table.ends + one).join(' and ')
    const end = ENDS.find((one) => key.startsWith(`${one}.`))
    return end === undefined ? this.#columnNamed(name)?.field.path : this.table.ends + end
  }

  /** Whether a column is read, or says by its name what it does. */
  saysMore(name: string): boolean {
    return this.columns.fieldOf(name) !== undefined || columnMeaning(name) !== null
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
}

/** What identifies a row. */
export interface References {
  readonly reference: string | number | undefined
  readonly box: string | number | undefined
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
