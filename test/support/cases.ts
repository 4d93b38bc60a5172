/** Random cases of a unit test: a tenth, so that the unit tests take seconds; all of them with CASES=all. */
export const cases = (all: number): number =>
  process.env['CASES'] === 'all' ? all : Math.ceil(all / 10)
