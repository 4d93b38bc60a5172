/// <reference path="./jsfive.d.ts" />
import type { Dataset } from 'jsfive'

/** A variable of a grid file, in the order of its dimensions. */
export interface GridVariable {
  readonly name: string
  readonly dimensions: readonly { readonly name: string; readonly size: number }[]
  readonly attributes: Readonly<Record<string, unknown>>
  values(): ArrayLike<number>
}

/** A file that cannot be used, with the remedy. */
export class FieldFileError extends Error {
  override readonly name = 'FieldFileError'
}

/** Values in memory, of all variables that are used: 160 MB. */
export const MOST_VALUES = 20_000_000
export const MOST_BYTES = 1_000_000_000

const CONVERT_GRIB =
  'is GRIB, which is not read. Convert it to NetCDF: `wgrib2 in.grib2 -netcdf out.nc`, `cdo -f nc copy in.grib out.nc` or `grib_to_netcdf -o out.nc in.grib`'

/** The variables of a NetCDF file, classic or NetCDF-4. @throws FieldFileError */
export async function openGridFile(bytes: Uint8Array): Promise<readonly GridVariable[]> {
  const head = Buffer.from(bytes.subarray(0, 8)).toString('latin1')
  if (head.startsWith('GRIB')) throw new FieldFileError(CONVERT_GRIB)
  if (head.startsWith('CDF\u0005'))
    throw new FieldFileError(
      'is NetCDF of 64-bit data. Convert it: `nccopy -k classic in.nc out.nc`',
    )
  const isClassic = head.startsWith('CDF')
  if (!isClassic && !head.startsWith('\u0089HDF'))
    throw new FieldFileError('is neither NetCDF nor GRIB')
  if (!isClassic && bytes.length < statedLength(bytes)) throw new FieldFileError(DAMAGED)
  try {
    const variables = isClassic ? await classic(bytes) : await hdf5(bytes)
    // Values are read late.
    return variables.map((one) => ({ ...one, values: () => orRefused(() => one.values()) }))
  } catch (cause) {
    throw refused(cause)
  }
}

function orRefused<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (cause) {
    throw refused(cause)
  }
}

const DAMAGED = 'is cut or damaged. Get it again, or see what `ncdump in.nc` says of it'

/** Readers step over the end of what is cut, and into nothing where it is damaged. */
function refused(cause: unknown): FieldFileError {
  if (cause instanceof RangeError || cause instanceof TypeError)
    return new FieldFileError(DAMAGED, { cause })
  const [reason] = (cause instanceof Error ? cause.message : String(cause)).split('\n')
  const detail = `cannot be read: ${reason}. Is it whole? Else try \`nccopy -k classic in.nc out.nc\``
  return new FieldFileError(detail, { cause })
}

/** The length that an HDF5 file has by its superblock, whose place depends on its version. */
function statedLength(bytes: Uint8Array): number {
  const at = [40, 44, 28, 28][bytes[8]!] ?? 0
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (at === 0) return 0
  return bytes.length < at + 8 ? Number.POSITIVE_INFINITY : Number(view.getBigUint64(at, true))
}

async function classic(bytes: Uint8Array): Promise<GridVariable[]> {
  const { NetCDFReader } = await import('netcdfjs')
  const reader = new NetCDFReader(bytes)
  // The length of the record dimension is not in the list of dimensions.
  const { id: recordId, length } = reader.recordDimension
  return reader.variables.map((variable) => ({
    name: variable.name,
    dimensions: variable.dimensions.map((at) => ({
      name: reader.dimensions[at]!.name,
      size: at === recordId ? length : reader.dimensions[at]!.size,
    })),
    attributes: Object.fromEntries(variable.attributes.map(({ name, value }) => [name, value])),
    values: () => {
      const read = reader.getDataVariable(variable.name) as (number | number[])[]
      return Float64Array.from(
        Array.isArray(read[0]) ? (read as number[][]).flat() : (read as number[]),
      )
    },
  }))
}

async function hdf5(bytes: Uint8Array): Promise<GridVariable[]> {
  const { File } = await import('jsfive')
  const whole = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)
  const file = new File(whole, 'field')
  const sets = file.keys
    .map((name) => ({ name, set: file.get(name) }))
    .filter(({ set }) => set.shape !== undefined)
    .map(({ name, set }) => ({ name, set, shape: set.shape, attributes: quietAttributes(set) }))
  const lists = sets.filter(({ shape }) => shape.length === 1)
  return sets.map((one) => ({
    name: one.name,
    dimensions: one.shape.map((size, at) => ({
      name: one.shape.length === 1 ? one.name : dimensionName(one, at, lists),
      size,
    })),
    attributes: one.attributes,
    values: () => one.set.value,
  }))
}

type Shaped = Pick<Dataset, 'shape'> & Pick<GridVariable, 'name' | 'attributes'>

/** By the numbers that NetCDF gives dimensions; else by size and name, best in the order that CF asks for. */
function dimensionName(
  { shape, attributes }: Shaped,
  at: number,
  lists: readonly Shaped[],
): string {
  const id = [attributes['_Netcdf4Coordinates'] ?? []].flat()[at]
  const fromEnd = shape.length - at
  const meant =
    fromEnd === 1 ? /^(lon|x$)/i : fromEnd === 2 ? /^(lat|y$)/i : at === 0 ? /time/i : /./
  const sized = lists.filter((one) => one.shape[0] === shape[at])
  const found =
    sized.find((one) => id !== undefined && one.attributes['_Netcdf4Dimid'] === id) ??
    sized.find(({ name }) => meant.test(name)) ??
    sized.find(({ name }) => /^(lon|lat|[xy]$)|time/i.test(name))
  return found?.name ?? `dimension ${at}`
}

/** Without remarks on the console about references, which no grid needs. */
function quietAttributes(set: Dataset): Dataset['attrs'] {
  const { warn } = console
  console.warn = () => {}
  try {
    return set.attrs
  } finally {
    console.warn = warn
  }
}
