const isAll = process.env['CASES'] === 'all'

/** How many of a test's random cases are run: a tenth, so that the tests take minutes; all with CASES=all. */
export const cases = (all: number): number => (isAll ? all : Math.ceil(all / 10))

/** The first of a test's seeds, or all of them with CASES=all. */
export const someSeeds = (
  first: readonly number[],
  others: readonly number[],
): readonly number[] => (isAll ? [...first, ...others] : first)
