import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  FACTOR_FILES,
  type FactorFile,
  type FactorSet,
  factorPath,
  openFactorSet,
  readFactorPack,
  readShipTable,
  withLaws,
  withPack,
  withShipTable,
} from '../../emissions/index.js'
import { withOwn } from './own-version.js'

/** The files of the factors. */
export interface FactorFolder {
  /** The data folder. */
  readonly data: string
  /** File of the operator's own factor pack; empty for none. */
  readonly factorPack: string
  /** The operator's copy of THETIS-MRV's annual file, as CSV; empty or undefined for none. */
  readonly shipTable?: string | undefined
  /** File of the operator's own rules of laws; empty or undefined for none. */
  readonly laws?: string | undefined
}

/**
 * The emission factors of the data folder, with the operator's own pack if one is configured.
 * @throws FactorSetError, FactorPackError, or Error for a file that cannot be read
 */
export async function openFactors({
  data,
  factorPack,
  shipTable = '',
  laws = '',
}: FactorFolder): Promise<FactorSet> {
  const files = await Promise.all(
    FACTOR_FILES.map(async (name) => [name, await readJson(join(data, factorPath(name)))] as const),
  )
  const shipped = openFactorSet(Object.fromEntries(files) as Record<FactorFile, unknown>)
  const own = [
    [laws, withLaws],
    [shipTable, (factors, text, path) => withShipTable(factors, readShipTable(text, path))],
    [factorPack, (factors, text, path) => withPack(factors, readFactorPack(text, path, factors))],
  ] satisfies [string, (factors: FactorSet, text: string, path: string) => FactorSet][]
  let factors = shipped
  for (const [path, add] of own) {
    if (path === '') continue
    const text = await readText(path)
    const added = add(factors, text, path)
    factors = { ...added, version: withOwn(added.version, text) }
  }
  return factors
}

/** Without factors, routes are still answered and estimates get a 503. The fault explains why. */
export async function tryOpenFactors(
  config: FactorFolder,
): Promise<{ readonly factors: FactorSet | null; readonly factorFault: unknown }> {
  try {
    return { factors: await openFactors(config), factorFault: null }
  } catch (factorFault) {
    return { factors: null, factorFault }
  }
}

async function readJson(path: string): Promise<unknown> {
  const text = await readText(path)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${path} is not JSON: ${(error as Error).message}.`)
  }
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    throw new Error(`Emission factors could not be read from ${path}: ${(error as Error).message}.`)
  }
}
