import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { Metrics } from '../../src/interfaces/http/metrics/metrics.js'

/** Expressions of alerts and of the dashboard. */
function expressions(): string[] {
  const { groups } = parse(readFileSync('deploy/alerts.yaml', 'utf8')) as {
    groups: { rules: { expr: string }[] }[]
  }
  const { panels } = JSON.parse(readFileSync('deploy/grafana-dashboard.json', 'utf8')) as {
    panels: { targets: { expr: string }[] }[]
  }
  return [
    ...groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ]
}

/** Names of metrics, and the labels of those of the service, as the code declares them. */
async function declared(): Promise<Map<string, string>> {
  const metrics = new Metrics()
  metrics.watchProcess()
  const names = (await metrics.text()).matchAll(/^# HELP (\S+)/gm)
  const found = new Map([...names].map(([, name]) => [name!, '']))
  const folder = 'src/interfaces/http'
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => name.endsWith('.ts'))) {
    const text = readFileSync(join(folder, file), 'utf8')
    for (const [, name] of text.matchAll(/'(fairway_[a-z_]+)'/g)) found.set(name!, text)
  }
  return found
}

test('alerts and dashboard ask only for metrics and labels that the service has', async () => {
  const known = await declared()
  const asked = expressions()
  expect(asked.length).toBeGreaterThan(20)
  for (const expression of asked) {
    const names = expression.match(/\b(fairway|nodejs|process)_[a-z0-9_]+/g) ?? []
    for (const name of names) {
      const metric = name.replace(/_(bucket|count|sum)$/, '')
      expect(known.has(metric) || known.has(name), name).toBe(true)
    }
    const labels = [...expression.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list]) =>
      list!.split(',').map((one) => one.trim()),
    )
    for (const label of labels) {
      if (['le', 'job', 'instance'].includes(label)) continue
      const isDeclared = names.some((name) => {
        const text = known.get(name.replace(/_(bucket|count|sum)$/, '')) ?? known.get(name) ?? ''
        return text.includes(`'${label}'`)
      })
      expect(isDeclared, `${label} in ${expression}`).toBe(true)
    }
  }
})
