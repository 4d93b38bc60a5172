import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { buildProgram } from '../../src/cli/program.js'
import { processTerminal } from '../../src/cli/terminal.js'

test('each pod of the batch job plans a shard of its own, and together the whole table', () => {
  const { spec } = parse(readFileSync('deploy/kubernetes/batch-job.yaml', 'utf8'))
  expect(spec.completionMode).toBe('Indexed')
  const [container] = spec.template.spec.containers
  const [name, ...args] = container.args as string[]
  const shards = Array.from({ length: spec.completions }, (_, index) => {
    const batch = buildProgram(processTerminal).commands.find((one) => one.name() === name)!
    const of = args.map((text) => text.replace('$(JOB_COMPLETION_INDEX)', String(index)))
    const { operands, unknown } = batch.parseOptions(of)
    expect([operands, unknown]).toEqual([['/tables/lanes.csv'], []])
    return batch.opts()
  })
  expect(shards.map(({ shard }) => shard)).toEqual(
    shards.map((_, number) => ({ number, of: spec.completions })),
  )
  expect(new Set(shards.map(({ out }) => out)).size).toBe(spec.completions)
})
