import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { buildProgram } from '../../src/cli/program.js'
import { processTerminal } from '../../src/cli/terminal.js'

test('each pod of the batch job plans a shard of its own, and together the whole table', async () => {
  const { spec } = parse(readFileSync('deploy/kubernetes/batch-job.yaml', 'utf8'))
  expect(spec.completionMode).toBe('Indexed')
  const [container] = spec.template.spec.containers
  const [name, ...args] = container.args as string[]
  const shards: { shard?: unknown; out?: unknown }[] = []
  for (let index = 0; index < spec.completions; index++) {
    const [batch] = (await buildProgram(processTerminal, { args: [name!] })).commands
    const of = args.map((text) => text.replace('$(JOB_COMPLETION_INDEX)', String(index)))
    const { operands, unknown } = batch!.parseOptions(of)
    expect([operands, unknown]).toEqual([['/tables/lanes.csv'], []])
    shards.push(batch!.opts())
  }
  expect(shards.map(({ shard }) => shard)).toEqual(
    shards.map((_, number) => ({ number, of: spec.completions })),
  )
  expect(new Set(shards.map(({ out }) => out)).size).toBe(spec.completions)
})
