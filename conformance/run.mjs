#!/usr/bin/env node
// Puts a calculator to the cases of this folder. No dependencies: see README.md for the protocol.
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

const USAGE = `Usage:
  node conformance/run.mjs --command "my-calculator --stdin"
  node conformance/run.mjs --url http://localhost:8080/conformance

  --only eu_ets     cases of one calculation, or those whose id starts with the text
  --json            the verdicts as JSON instead of text
  --list            the questions, one JSON object a line, without asking anyone`

/** Milliseconds until a calculator must have answered all cases. */
const PATIENCE_MS = 300_000

const { values: options } = parseArgs({
  options: {
    command: { type: 'string' },
    url: { type: 'string' },
    only: { type: 'string' },
    json: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const folder = new URL('./cases/', import.meta.url)
const cases = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort()
  .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')).cases)
  .filter(
    ({ id, calculation }) =>
      !options.only || calculation === options.only || id.startsWith(options.only),
  )

const questionOf = ({ id, calculation, input }) => ({ id, calculation, input })

/** All questions to the standard input of a command, one a line; its answers in any order. */
async function askCommand(command) {
  const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] })
  const patience = setTimeout(() => child.kill(), PATIENCE_MS)
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text
  })
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  // A calculator that stops early is judged by the answers that it gave.
  child.stdin.on('error', () => {})
  child.stdin.end(cases.map((one) => `${JSON.stringify(questionOf(one))}\n`).join(''))
  await ended
  clearTimeout(patience)
  const answers = output
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      try {
        return JSON.parse(line)
      } catch {
        return null
      }
    })
  return new Map(answers.filter((one) => one?.id).map((one) => [one.id, one]))
}

/** One question a request. */
async function askUrl(url) {
  const answers = new Map()
  for (const one of cases) {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(questionOf(one)),
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      answers.set(one.id, await response.json())
    } catch (error) {
      answers.set(one.id, { id: one.id, error: String(error) })
    }
  }
  return answers
}

function verdictOf({ id, title, calculation, expect }, answer) {
  const about = { id, title, calculation }
  if (!answer) return { ...about, verdict: 'failed', reason: 'no answer' }
  if (answer.unsupported) return { ...about, verdict: 'unsupported', reason: answer.unsupported }
  if (!answer.result) return { ...about, verdict: 'failed', reason: answer.error ?? 'no result' }
  const differences = Object.entries(expect).flatMap(([name, { value, within }]) => {
    const actual = answer.result[name]
    const isRight =
      typeof value === 'number'
        ? typeof actual === 'number' && Math.abs(actual - value) <= within
        : actual === value
    return isRight ? [] : [`${name}: right is ${value}, got ${actual}`]
  })
  return differences.length === 0
    ? { ...about, verdict: 'passed' }
    : { ...about, verdict: 'failed', reason: differences.join('; ') }
}

if (options.list) {
  for (const one of cases) console.log(JSON.stringify(questionOf(one)))
} else if (options.help || !options.command === !options.url) {
  console.error(USAGE)
  process.exitCode = 2
} else {
  const answers = await (options.command ? askCommand(options.command) : askUrl(options.url))
  const verdicts = cases.map((one) => verdictOf(one, answers.get(one.id)))
  const count = (verdict) => verdicts.filter((one) => one.verdict === verdict).length
  if (options.json) {
    console.log(JSON.stringify(verdicts, null, 2))
  } else {
    for (const { id, verdict, title, reason } of verdicts) {
      if (verdict !== 'passed') console.log(`${verdict.padEnd(11)} ${id}  ${title}\n    ${reason}`)
    }
    console.log(
      `${verdicts.length} cases: ${count('passed')} passed, ${count('failed')} failed, ${count('unsupported')} unsupported`,
    )
  }
  process.exitCode = count('failed') > 0 || cases.length === 0 ? 1 : 0
}
