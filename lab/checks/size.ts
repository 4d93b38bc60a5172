/**
 * Compares the lines written by hand in each room of `src` with the budgets of ARCHITECTURE.md: `npm run check -- size`.
 * A folder that grows by more than the tolerance needs a higher budget in the same commit, with who asked for it.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Growth that needs no new budget, as a part and in lines. */
const TOLERANCE = 0.02
const FEW_LINES = 20
const GENERATED = /^\/\/ (?:@ts-nocheck|Written by|Generated)/

/** A row of the table `| Lines | Folder | Asked for by |`. */
interface Budget {
  readonly folder: string
  readonly lines: number
  readonly askedForBy: string
}

/** Budgets in the order of the document. */
export function budgetsOf(document: string): Budget[] {
  const rows = document.matchAll(/^\| ([\d,]+) \| `src\/([\w/-]+)` \| ([^|]*) \|$/gm)
  return [...rows].map(([, lines, folder, askedForBy]) => {
    return {
      folder: folder!,
      lines: Number(lines!.replaceAll(',', '')),
      askedForBy: askedForBy!.trim(),
    }
  })
}

/** What is wrong with the sizes of folders, in words. */
export function faultsOf(budgets: readonly Budget[], sizes: ReadonlyMap<string, number>): string[] {
  const known = new Map(budgets.map((budget) => [budget.folder, budget]))
  const grown = [...sizes].flatMap(([folder, lines]) => {
    const budget = known.get(folder)
    if (budget === undefined) return `src/${folder} has no budget in ARCHITECTURE.md: add ${lines}.`
    if (lines <= budget.lines + Math.max(budget.lines * TOLERANCE, FEW_LINES)) return []
    return `src/${folder} has ${lines} lines, its budget is ${budget.lines}: delete, or raise it in ARCHITECTURE.md and say who asked for it.`
  })
  const gone = budgets.filter(({ folder }) => !sizes.has(folder))
  const unnamed = budgets.filter(({ askedForBy }) => askedForBy === '')
  return [
    ...grown,
    ...gone.map(({ folder }) => `src/${folder} has a budget and no files: delete the row.`),
    ...unnamed.map(({ folder }) => `The budget of src/${folder} does not say who asked for it.`),
  ]
}

/** Lines by hand of each room in a folder of sources. A file counts for the innermost room that has it, or else for its folder. */
export function sizesOf(source: string, rooms: readonly string[]): Map<string, number> {
  const inner = [...rooms].sort((a, b) => b.length - a.length)
  const sizes = new Map<string, number>()
  for (const path of readdirSync(source, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!path.endsWith('.ts')) continue
    const text = readFileSync(join(source, path), 'utf8')
    const room = inner.find((name) => path.startsWith(`${name}/`)) ?? dirname(path)
    const lines = GENERATED.test(text) ? 0 : text.split('\n').length - 1
    sizes.set(room, (sizes.get(room) ?? 0) + lines)
  }
  return sizes
}

if (process.argv[1]?.endsWith('checks/size.ts')) {
  const budgets = budgetsOf(readFileSync('ARCHITECTURE.md', 'utf8'))
  const sizes = sizesOf(
    'src',
    budgets.map(({ folder }) => folder),
  )
  const faults = faultsOf(budgets, sizes)
  for (const [folder, lines] of sizes) console.log(`| \`src/${folder}\` | ${lines} |`)
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exit(1)
}
