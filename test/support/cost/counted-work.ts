import { type Plugin, parseAst } from 'vite'

/**
 * Counts the work of the sources: one unit for each call of a function and each round of a loop. A test reads the
 * count as `work.units()`; it does not depend on the machine. Work inside the runtime, such as a regular expression, is one
 * call.
 */
export function countedWork(): Plugin {
  return {
    name: 'counted-work',
    enforce: 'post',
    transform: (code, id) =>
      /\/src\/[^?]+\.ts$/.test(id) && !CHEAP.test(id) ? { code: counted(code), map: null } : null,
  }
}

/** Its rounds are over the bytes of a body, and take a twentieth of what others do. */
const CHEAP = /\/body-scan\.ts$/
const HEAD = 'const __work = (globalThis.__work ??= new Float64Array(1));'
const COUNT = '__work[0] += 1'

/** Units of work so far. */
export const work = { units: () => count()[0]!, reset: (units: number) => count().fill(units) }

function count(): Float64Array {
  const shared = globalThis as { __work?: Float64Array }
  shared.__work ??= new Float64Array(1)
  return shared.__work
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly body?: Node
}

/** The same code, counting. */
export function counted(code: string): string {
  const inserted: { readonly at: number; readonly text: string }[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one)
    else if (isNode(value)) {
      for (const child of Object.values(value)) visit(child)
      const { body } = value
      if (!isNode(body) || !COUNTED.test(value.type)) return
      if (body.type === 'BlockStatement' || body.type === 'FunctionBody') {
        inserted.push({ at: body.start + 1, text: `${COUNT};` })
      } else if (value.type === 'ArrowFunctionExpression') {
        inserted.push({ at: body.start, text: `(${COUNT},` }, { at: body.end, text: ')' })
      } else {
        inserted.push({ at: body.start, text: `{${COUNT};` }, { at: body.end, text: '}' })
      }
    }
  }
  visit(parseAst(code))
  // Of insertions at one place, inner ones are first.
  inserted.sort((a, b) => a.at - b.at)
  let [made, done] = [HEAD, 0]
  for (const { at, text } of inserted) {
    made += code.slice(done, at) + text
    done = at
  }
  return made + code.slice(done)
}

const COUNTED =
  /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|(For|ForIn|ForOf|While|DoWhile)Statement)$/

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
