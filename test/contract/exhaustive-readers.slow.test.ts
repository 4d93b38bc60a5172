import ts from 'typescript'
import { describe, expect, test } from 'vitest'

const ROOT = new URL('../../', import.meta.url).pathname
const { config } = ts.readConfigFile(`${ROOT}tsconfig.json`, ts.sys.readFile)
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT)

const host = ts.createCompilerHost(options)
const parsed = new Map<string, ts.SourceFile | undefined>()

/** Messages of the compiler about a file if a text of a schema is replaced by another. */
function complaints(about: string, schema: string, before: string, after: string): string[] {
  const getSourceFile: ts.CompilerHost['getSourceFile'] = (path, version) => {
    if (path.endsWith(`src/contract/schemas/${schema}`)) {
      const text = host.readFile(path)!
      expect(text).toContain(before)
      return ts.createSourceFile(path, text.replace(before, after), version)
    }
    if (!parsed.has(path)) parsed.set(path, host.getSourceFile(path, version))
    return parsed.get(path)
  }
  const program = ts.createProgram([`${ROOT}src/contract/${about}`], options, {
    ...host,
    getSourceFile,
  })
  return program
    .getSemanticDiagnostics(program.getSourceFile(`${ROOT}src/contract/${about}`))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

const FIELD = 'without_canals: Type.Optional(Type.Boolean()),'
const WATER = 'export const waterOptions = {'

describe('a field that a schema gains and no reader takes', () => {
  test.each([
    ['an option of the water', 'read/read-conditions.ts', 'route-request.ts', WATER],
    ['an option of the water, repeated', 'write/write-options.ts', 'route-request.ts', WATER],
    [
      'an option of every request',
      'read/read-conditions.ts',
      'route-request.ts',
      'voyageOptions = {',
    ],
    ['an option of a route', 'read/read-voyage.ts', 'route-request.ts', 'routeOptions = {'],
    [
      'a field of a trace',
      'read/read-voyage.ts',
      'trace.ts',
      'TraceRequestBody = Type.Object(\n  {',
    ],
    [
      'a field of an estimate',
      'read/read-estimate.ts',
      'emissions/emissions-request.ts',
      'Type.Object(\n  {',
    ],
  ])('does not compile: %s', (_, reader, schema, before) => {
    const found = complaints(reader, schema, before, `${before} ${FIELD}`)
    expect(found.join('\n')).toContain("Property 'without_canals' is incompatible")
  })

  test('is what the compiler complains of, and nothing else', () => {
    expect(complaints('read/read-conditions.ts', 'route-request.ts', WATER, WATER)).toEqual([])
  })
})
