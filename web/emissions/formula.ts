/**
 * What a reader does with a pocket calculator: + - * / ^, brackets, min() and max() over named
 * values.
 */
export function evaluate(formula: string, inputs: Readonly<Record<string, number>>): number {
  const tokens = formula.match(/[a-z_][a-z0-9_]*|\d+(\.\d+)?|[-+*/^(),]/gi) ?? []
  let at = 0
  const take = () => tokens[at++]!
  const skip = (token: string) => {
    if (take() !== token) throw new Error(`expected ${token} in ${formula}`)
  }

  const sum = (): number => {
    let value = product()
    while (tokens[at] === '+' || tokens[at] === '-')
      value = take() === '+' ? value + product() : value - product()
    return value
  }
  const product = (): number => {
    let value = power()
    while (tokens[at] === '*' || tokens[at] === '/')
      value = take() === '*' ? value * power() : value / power()
    return value
  }
  const power = (): number => {
    const base = primary()
    if (tokens[at] !== '^') return base
    at++
    return base ** power()
  }
  const primary = (): number => {
    const token = take()
    if (token === '(') {
      const value = sum()
      skip(')')
      return value
    }
    if (token === 'min' || token === 'max') return call(token)
    if (/^\d/.test(token)) return Number(token)
    const value = inputs[token]
    if (value === undefined) throw new Error(`${token} of ${formula} has no value`)
    return value
  }
  const call = (name: 'min' | 'max'): number => {
    skip('(')
    const values = [sum()]
    while (tokens[at] === ',') {
      at++
      values.push(sum())
    }
    skip(')')
    return Math[name](...values)
  }

  const value = sum()
  if (at !== tokens.length) throw new Error(`${formula} has more than one expression`)
  return value
}
