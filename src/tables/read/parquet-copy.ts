import type { AsyncBuffer, FileMetaData, SchemaElement, SchemaTree } from 'hyparquet'
import { UsageError } from '../text/failure.js'
import { compressorsOfGroup } from './parquet-limits.js'

/** An open Parquet file. */
export interface ParquetFile {
  readonly file: AsyncBuffer
  readonly metadata: FileMetaData
}

/** A column of a file: its element and those below it, in the order of a schema. */
export interface CopiedColumn {
  readonly name: string
  /** With the meaning of the bytes: date, decimal, text. */
  readonly elements: readonly SchemaElement[]
  /** Without, so that the writer takes the bytes as they are. */
  readonly bare: readonly SchemaElement[]
}

type Values = Readonly<Record<string, unknown>>

const NANOS_PER_MICRO = 1000n

/**
 * Copies columns of a Parquet file to another one without a look at what their bytes mean, so that every
 * type and every value stays what it was.
 */
export class ParquetCopy {
  readonly columns: readonly CopiedColumn[]
  readonly #trees: readonly SchemaTree[]

  private constructor(
    private readonly source: ParquetFile,
    private readonly library: Pick<typeof import('hyparquet'), 'parquetReadObjects'>,
    trees: readonly SchemaTree[],
  ) {
    this.#trees = trees
    this.columns = trees.map((tree) => {
      const elements = elementsOf(tree)
      return {
        name: tree.element.name,
        elements: elements.map(withoutInt96),
        bare: elements.map(withoutInt96).map((element) => bareOf(element, ['LIST', 'MAP'])),
      }
    })
  }

  /** @throws UsageError that names a column which cannot be copied */
  static async of(source: ParquetFile): Promise<ParquetCopy> {
    const library = await import('hyparquet')
    // Read again without the meaning that GeoParquet gives to columns, which the schema does not have.
    const metadata = await library.parquetMetadataAsync(source.file, { geoparquet: false })
    const trees = library.parquetSchema(metadata).children
    for (const tree of trees) requireAnnotated(tree, tree.element.name)
    return new ParquetCopy({ ...source, metadata }, library, trees)
  }

  /** The values of the columns, row by row, as the bare schema has them. */
  async *rows(): AsyncGenerator<Values> {
    const { file, metadata } = this.source
    // A map is read as a list of its pairs: as an object, it would have texts as its keys.
    const schema = metadata.schema.map((element) => bareOf(element, ['LIST']))
    let read = 0
    for (const group of metadata.row_groups) {
      const end = read + Number(group.num_rows)
      const records = await this.library.parquetReadObjects({
        file,
        metadata: { ...metadata, schema },
        compressors: await compressorsOfGroup(),
        utf8: false,
        // Only for INT96, which has no bare form.
        parsers: { timestampFromNanoseconds: (nanos) => nanos / NANOS_PER_MICRO },
        rowStart: read,
        rowEnd: end,
      })
      for (const record of records) {
        yield Object.fromEntries(
          this.#trees.map((tree) => [tree.element.name, written(tree, record[tree.element.name])]),
        )
      }
      read = end
    }
  }
}

function elementsOf({ element, children }: SchemaTree): SchemaElement[] {
  return [element, ...children.flatMap(elementsOf)]
}

/** The physical type of an element; of groups, also whether they are lists or maps. */
function bareOf(element: SchemaElement, kept: readonly string[]): SchemaElement {
  const { converted_type, logical_type: _, scale: _scale, precision: _precision, ...bare } = element
  const isKept = element.type === undefined && kept.includes(converted_type ?? '')
  return isKept ? { ...bare, converted_type: converted_type! } : bare
}

/** Times of 12 bytes, which nobody writes any more, become the microseconds that they stand for. */
function withoutInt96(element: SchemaElement): SchemaElement {
  if (element.type !== 'INT96') return element
  const logical_type = { type: 'TIMESTAMP', isAdjustedToUTC: false, unit: 'MICROS' } as const
  return { ...element, type: 'INT64', converted_type: 'TIMESTAMP_MICROS', logical_type }
}

/** A value as the writer wants it: maps are lists of pairs. */
function written(tree: SchemaTree, value: unknown): unknown {
  if (value === null || value === undefined || tree.children.length === 0) return value
  const [only] = tree.children as [SchemaTree]
  switch (tree.element.converted_type) {
    case 'LIST':
      return (value as unknown[]).map((item) => written(only.children[0]!, item))
    case 'MAP':
      return (value as Record<string, Values[]>)[only.element.name]!.map((pair) =>
        fields(only, pair),
      )
    default:
      return fields(tree, value as Values)
  }
}

function fields({ children }: SchemaTree, value: Values): Values {
  return Object.fromEntries(
    children.map((child) => [child.element.name, written(child, value[child.element.name])]),
  )
}

/**
 * Lists and maps are annotated since 2014; the writer knows no others.
 * @throws UsageError
 */
function requireAnnotated(tree: SchemaTree, column: string): void {
  const { element, children } = tree
  const [only] = children
  const isContainer =
    (element.converted_type === 'LIST' && only?.children.length === 1) ||
    (element.converted_type === 'MAP' &&
      only?.children.map((child) => child.element.name).join() === 'key,value')
  const inner = isContainer ? only!.children : children
  if (
    element.repetition_type === 'REPEATED' ||
    (!isContainer && /LIST|MAP/.test(element.converted_type ?? ''))
  ) {
    throw new UsageError(
      `The column "${column}" is a list of an old kind, which a Parquet result cannot keep. ` +
        'Remove it, or give another format: --format ndjson.',
    )
  }
  for (const child of inner) requireAnnotated(child, column)
}
