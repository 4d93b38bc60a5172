import { expect, test } from 'vitest'
import { LogLines } from '../../../../src/interfaces/http/process/log-lines.js'

function begin() {
  const written: string[] = []
  return { written, lines: new LogLines({ write: (text) => written.push(text) }) }
}

test('lines of requests are written together, in their order', () => {
  const { written, lines } = begin()
  lines.write('{"level":30,"msg":"a"}\n')
  lines.write('{"level":30,"msg":"b"}\n')
  expect(written).toEqual([])
  lines.flush()
  lines.flush()
  expect(written).toEqual(['{"level":30,"msg":"a"}\n{"level":30,"msg":"b"}\n'])
})

test('writes an error immediately, after the earlier output', () => {
  const { written, lines } = begin()
  lines.write('{"level":30,"msg":"a"}\n')
  lines.write('{"level":50,"msg":"b"}\n')
  expect(written).toEqual(['{"level":30,"msg":"a"}\n{"level":50,"msg":"b"}\n'])
})

test('is bounded in length', () => {
  const { written, lines } = begin()
  const line = `{"level":30,"msg":"${'x'.repeat(1000)}"}\n`
  for (let n = 0; n < 100; n++) lines.write(line)
  expect(written).not.toEqual([])
})
