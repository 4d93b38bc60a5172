type Inputs = Readonly<Record<string, number>>
type Evaluator = (inputs: Inputs) => number

const evaluatorOf = madeOnce(parse)

/**
 * The value of a formula, as a reader finds it with a pocket calculator: + - * / ^, brackets, min() and max() over
 * named values.
 * @throws Error if the text is no formula, or a value is missing
 */
export function evaluate(formula: string, inputs: Inputs): number {
  return evaluatorOf(formula)(inputs)
}

function parse(formula: string): Evaluator {
  const tokens = formula.match(/[a-z_][a-z0-9_]*|\d+(\.\d+)?|\S/gi) ?? []
  let at = 0
  const take = () => tokens[at++]
  const skip = (token: string) => {
    if (take() !== token) throw new Error(`expected ${token} in ${formula}`)
  }

  const sum = (): Evaluator => {
    let value = product()
    while (tokens[at] === '+' || tokens[at] === '-') value = joined(take()!, value, product())
    return value
  }
  const product = (): Evaluator => {
    let value = power()
    while (tokens[at] === '*' || tokens[at] === '/') value = joined(take()!, value, power())
    return value
  }
  const power = (): Evaluator => {
    const base = primary()
    return tokens[at] === '^' ? joined(take()!, base, power()) : base
  }
  const primary = (): Evaluator => {
    const token = take() ?? ''
    if (token === '(') {
      const value = sum()
      skip(')')
      return value
    }
    if (token === 'min' || token === 'max') return call(token)
    if (/^\d/.test(token)) return constant(Number(token))
    if (!/^[a-z_]/i.test(token)) throw new Error(`${token || 'the end'} is no value in ${formula}`)
    return (inputs) => {
      const value = inputs[token]
      if (value === undefined) throw new Error(`${token} of ${formula} has no value`)
      return value
    }
  }
  const call = (name: 'min' | 'max'): Evaluator => {
    skip('(')
    const values = [sum()]
    while (tokens[at] === ',') {
      at++
      values.push(sum())
    }
    skip(')')
    return (inputs) => Math[name](...values.map((value) => value(inputs)))
  }

  const value = sum()
  if (at !== tokens.length) throw new Error(`${formula} has more than one expression`)
  return value
}

const constant =
  (value: number): Evaluator =>
  () =>
    value

function joined(operator: string, a: Evaluator, b: Evaluator): Evaluator {
  switch (operator) {
    case '+':
      return (inputs) => a(inputs) + b(inputs)
    case '-':
      return (inputs) => a(inputs) - b(inputs)
    case '*':
      return (inputs) => a(inputs) * b(inputs)
    case '/':
      return (inputs) => a(inputs) / b(inputs)
    default:
      return (inputs) => a(inputs) ** b(inputs)
  }
}

/**
 * Makes something of each text once and keeps it, for texts of which there are few: prefixes and formulas of steps. To
 * join names every time takes half the time of an estimate.
 */
export function madeOnce<Made>(make: (text: string) => Made): (text: string) => Made {
  const made = new Map<string, Made>()
  return (text) => {
    const known = made.get(text)
    if (known !== undefined) return known
    const one = make(text)
    made.set(text, one)
    return one
  }
}
