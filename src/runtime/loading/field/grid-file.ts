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

function refused(cause: unknown): FieldFileError {
  const [reason] = (cause as Error).message.split('\n')
  const detail = `cannot be read: ${reason}. Is it whole? Else try \`nccopy -k classic in.nc out.nc\``
  return new FieldFileError(detail, { cause })
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
  const sets = file.keys.map((name) => [name, file.get(name)] as const)
  const lists = sets.filter(([, { shape }]) => shape?.length === 1)
  return sets
    .filter(([, { shape }]) => shape !== undefined)
    .map(([name, set]) => ({
      name,
      // Dimensions are named by the lists of their coordinates, in the order that CF asks for.
      dimensions: set.shape.map((size, at) => ({
        name: set.shape.length === 1 ? name : dimensionName(set, at, lists),
        size,
      })),
      attributes: quietAttributes(set),
      values: () => set.value,
    }))
}

function dimensionName(
  { shape }: Dataset,
  at: number,
  lists: readonly (readonly [string, Dataset])[],
): string {
  const fromEnd = shape.length - at
  const meant =
    fromEnd === 1 ? /^(lon|x$)/i : fromEnd === 2 ? /^(lat|y$)/i : at === 0 ? /time/i : /./
  const found = lists.find(
    ([
      name,
      {
        shape: [size],
      },
    ]) => size === shape[at] && meant.test(name),
  )
  return found?.[0] ?? `dimension ${at}`
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
