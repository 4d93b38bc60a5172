import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { defaults, environmentName } from '../../src/interfaces/http/config.js'

const settings = new Set(Object.keys(defaults()).map(environmentName))
const CHART = 'deploy/helm/fairway'
const read = (file: string) => readFileSync(file, 'utf8')

// biome-ignore lint/suspicious/noExplicitAny: documents of another system, looked at here and there
type Document = any

const manifests: Document[] = parseAllDocuments(read('deploy/kubernetes/fairway.yaml')).map((one) =>
  one.toJS(),
)

const find = (kind: string) => manifests.find((one) => one.kind === kind)
const pod = find('Deployment').spec.template.spec
const [container] = pod.containers

describe('the Kubernetes manifests', () => {
  test('are of the kinds that keep a service alive', () => {
    expect(manifests.map(({ kind }) => kind).sort()).toEqual([
      'Deployment',
      'HorizontalPodAutoscaler',
      'NetworkPolicy',
      'PodDisruptionBudget',
      'Service',
      'ServiceAccount',
    ])
    for (const { apiVersion, metadata } of manifests) {
      expect(apiVersion).toMatch(/^(v1|apps\/v1|policy\/v1|autoscaling\/v2|networking.k8s.io\/v1)$/)
      expect(metadata.name).toBe('fairway')
    }
  })

  test('set only names that are settings', () => {
    for (const { name } of container.env) expect(settings).toContain(name)
    expect(pod.enableServiceLinks).toBe(false)
  })

  test('probe paths of the service at the port of its probes', () => {
    const address = container.env.find(({ name }: Document) => name === 'FAIRWAY_METRICS_ADDRESS')
    const port = container.ports.find(({ name }: Document) => name === 'probes').containerPort
    expect(address.value).toBe(`0.0.0.0:${port}`)
    expect(container.startupProbe.httpGet).toEqual({ path: '/health', port: 'probes' })
    expect(container.livenessProbe.httpGet).toEqual({ path: '/health', port: 'probes' })
    expect(container.readinessProbe.httpGet).toEqual({ path: '/ready', port: 'probes' })
  })

  test('run as a user other than root with a read-only file system', () => {
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true })
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
  })

  test('allow more time to stop than the service takes', () => {
    const delay = container.env.find(({ name }: Document) => name === 'FAIRWAY_STOP_DELAY_SECONDS')
    const seconds = Number(delay.value) + defaults().drainSeconds
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(seconds + 5)
  })
})

describe('the Helm chart', () => {
  const values = parse(read(`${CHART}/values.yaml`))
  const schema = JSON.parse(read(`${CHART}/values.schema.json`))

  test('has a schema that its values keep, and that knows each of them', () => {
    const check = new Ajv({ strict: false }).compile(schema)
    expect([check(values), check.errors]).toEqual([true, null])
    const named = Object.keys(schema.properties).filter((name) => name !== 'global')
    expect(named.sort()).toEqual(Object.keys(values).sort())
  })

  test.each([
    { replicas: { least: 0 } },
    { settings: { OIDC_ISSUER: 'https://login.example.com' } },
    { networkPolicy: { egress: [] } },
    { extraEgress: [] },
  ])('does not take %j', (wrong) => {
    expect(new Ajv({ strict: false }).compile(schema)(wrong)).toBe(false)
  })

  test('uses only values that it has, and has none that it does not use', () => {
    const used = read(`${CHART}/templates/fairway.yaml`).matchAll(/\.Values\.(\w+)/g)
    const names = new Set([...used].map(([, name]) => name))
    expect([...names].sort()).toEqual(Object.keys(values).sort())
  })

  test('sets only names that are settings, as the manifest does', () => {
    const plain = container.env.slice(1).map(({ name, value }: Document) => [name, value])
    expect(Object.entries(values.settings)).toEqual(plain)
  })
})
