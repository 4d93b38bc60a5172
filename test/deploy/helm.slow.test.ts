import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'

const CHART = 'deploy/helm/fairway'
const run = (...args: string[]) => spawnSync('helm', args, { encoding: 'utf8' })
const isHere = run('version').status === 0

// biome-ignore lint/suspicious/noExplicitAny: documents of another system, looked at here and there
type Document = any

const documentsOf = (text: string): Document[] =>
  parseAllDocuments(text)
    .map((one) => one.toJS())
    .filter((one) => one !== null)

function render(...args: string[]): Document[] {
  const { stdout, stderr, status } = run('template', 'fairway', CHART, ...args)
  expect([status, stderr]).toEqual([0, ''])
  return documentsOf(stdout)
}

const find = (documents: Document[], kind: string) => documents.find((one) => one.kind === kind)

/** Without what only one of the two has: the name of the release, and who decides the number of replicas. */
const compared = (documents: Document[]) =>
  documents
    .map((one) => {
      const { replicas: _, ...spec } = one.spec ?? {}
      const text = JSON.stringify({ ...one, spec })
      return text
        .replaceAll(',"app.kubernetes.io/instance":"fairway"', '')
        .replace('"imagePullPolicy":"IfNotPresent",', '')
    })
    .sort()
    .map((text) => JSON.parse(text))

describe.skipIf(!isHere)('the Helm chart, by helm itself', () => {
  test('has nothing that lint finds', () => {
    const { stdout, status } = run('lint', '--strict', CHART)
    expect([status, stdout]).toEqual([0, expect.stringContaining('0 chart(s) failed')])
  })

  test('creates what the manifest has', () => {
    const manifest = documentsOf(readFileSync('deploy/kubernetes/fairway.yaml', 'utf8'))
    expect(compared(render())).toEqual(compared(manifest))
  })

  test('opens what an operator names, mounts files and reads secrets', () => {
    const documents = render('--values', 'test/fixtures/helm-values.yaml')
    const { ports } = find(documents, 'NetworkPolicy').spec.egress.at(-1)
    expect(ports).toEqual([{ port: 443 }, { port: 587 }])
    const { template, replicas } = find(documents, 'Deployment').spec
    const [container] = template.spec.containers
    expect(container.envFrom).toEqual([{ secretRef: { name: 'fairway-mail' } }])
    expect(container.volumeMounts[0].name).toBe(template.spec.volumes[0].name)
    expect(template.spec.imagePullSecrets).toEqual([{ name: 'registry' }])
    expect(replicas).toBe(3)
    expect(find(documents, 'HorizontalPodAutoscaler')).toBeUndefined()
    expect(find(documents, 'PodMonitor').spec.podMetricsEndpoints).toEqual([{ port: 'probes' }])
    expect(find(documents, 'Ingress').metadata.annotations).toEqual({ 'example.com/limit': '1' })
  })

  test('refuses a login that its network policy would shut out', () => {
    const issuer = 'settings.FAIRWAY_OIDC_ISSUER=https://login.example.com'
    const { status, stderr } = run('template', CHART, '--set', issuer)
    expect([status, stderr]).toEqual([1, expect.stringContaining('networkPolicy.extraEgress')])
  })

  test('refuses a value that it does not have', () => {
    expect(run('template', CHART, '--set', 'egress=443').status).toBe(1)
  })
})
