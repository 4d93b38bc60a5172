import { readFileSync } from 'node:fs'
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

/**
 * What Helm makes of the chart with its default values. Implements enough of its language for this
 * one template.
 */
function render(): Document[] {
  const values = parse(read(`${CHART}/values.yaml`))
  const chart = parse(read(`${CHART}/Chart.yaml`))
  const env = Object.entries(values.settings)
    .map(([name, value]) => `            - { name: ${name}, value: ${JSON.stringify(value)} }`)
    .join('\n')
  const text = read(`${CHART}/templates/fairway.yaml`)
    .replace(/\{\{- if \.Values\.ingress[\s\S]*$/, '')
    .replace(/ *\{\{- range[\s\S]*?\{\{- end \}\}/, env)
    .replace('{{- toYaml .Values.resources | nindent 12 }}', JSON.stringify(values.resources))
    .replace('{{ .Values.image.tag | default .Chart.AppVersion }}', chart.appVersion)
    .replaceAll('{{ .Release.Name }}', 'fairway')
    .replaceAll(/\{\{ \.Values\.([\w.]+) \}\}/g, (_, path: string) =>
      String(path.split('.').reduce((value, name) => value[name], values)),
    )
  expect(text).not.toContain('{{')
  return parseAllDocuments(text).map((one) => one.toJS())
}

const withoutInstance = (documents: Document[]) =>
  JSON.parse(
    JSON.stringify(documents).replaceAll(',"app.kubernetes.io/instance":"fairway"', ''),
  ) as Document[]

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

  test('are what the Helm chart creates with its default values', () => {
    const plain = structuredClone(manifests)
    for (const one of plain) if (one.kind === 'Deployment') delete one.spec.replicas
    const rendered = withoutInstance(render())
    const image = { imagePullPolicy: 'IfNotPresent' }
    Object.assign(
      plain.find(({ kind }) => kind === 'Deployment').spec.template.spec.containers[0],
      image,
    )
    const sorted = (documents: Document[]) =>
      documents.map((one) => JSON.parse(JSON.stringify(one)))
    expect(sorted(rendered)).toEqual(sorted(plain))
  })
})
