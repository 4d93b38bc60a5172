/** The value of a formula of a calculation step, as JavaScript calculates it. */
export function calculated(formula: string, inputs: Readonly<Record<string, number>>): number {
  const script = formula.replaceAll('^', '**').replaceAll(/\b(min|max)\(/g, 'Math.$1(')
  return new Function(...Object.keys(inputs), `return ${script}`)(...Object.values(inputs))
}
