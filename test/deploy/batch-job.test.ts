import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { buildProgram } from '../../src/interfaces/cli/program.js'
import { processTerminal } from '../../src/tables/text/terminal.js'

test('each pod of the batch job reads a file of its own and writes one', async () => {
  const { spec } = parse(readFileSync('deploy/kubernetes/batch-job.yaml', 'utf8'))
  expect(spec.completionMode).toBe('Indexed')
  const [container] = spec.template.spec.containers
  const [name, ...args] = container.args as string[]
  for (let index = 0; index < spec.completions; index++) {
    const [batch] = (await buildProgram(processTerminal, { args: [name!] })).commands
    const of = args.map((text) => text.replace('$(JOB_COMPLETION_INDEX)', String(index)))
    const { operands, unknown } = batch!.parseOptions(of)
    expect([operands, unknown]).toEqual([[`/tables/lanes-${index}.ndjson`], []])
    expect(batch!.opts()).toMatchObject({ out: `/tables/planned-${index}.ndjson` })
  }
})
