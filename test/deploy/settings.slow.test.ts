import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { defaults, environmentName } from '../../src/interfaces/http/config.js'
import { DOCUMENTS } from '../support/document-blocks.js'
import { buildTestApp } from '../support/test-app.js'

const read = (file: string) => readFileSync(file, 'utf8')
const { deadlineSeconds, drainSeconds } = defaults()

describe('deploy/', () => {
  test('fairway.service starts the command of the package and lets requests end', () => {
    const unit = new Map(
      [...read('deploy/fairway.service').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [
        name,
        value,
      ]),
    )
    const { bin } = JSON.parse(read('package.json'))
    const command = `/node_modules/fairway-sea-server/${bin.fairway.replace('./', '')} serve`
    expect(unit.get('ExecStart')!.endsWith(command)).toBe(true)
    expect(Number(unit.get('TimeoutStopSec'))).toBeGreaterThan(drainSeconds)
    expect(unit.get('DynamicUser')).toBe('yes')
    // However long its database is unreachable.
    expect([unit.get('Restart'), unit.get('StartLimitIntervalSec')]).toEqual(['on-failure', '0'])
  })

  test('fairway.service gives the process no right that it does not need', () => {
    const lines = read('deploy/fairway.service').split('\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        'NoNewPrivileges=yes',
        'ProtectSystem=strict',
        'ProtectHome=yes',
        'PrivateUsers=yes',
        'ProtectProc=invisible',
        'RestrictNamespaces=yes',
        'RestrictRealtime=yes',
        'LockPersonality=yes',
        'ProtectKernelTunables=yes',
        'ProtectKernelModules=yes',
        'ProtectKernelLogs=yes',
        'ProtectControlGroups=yes',
        'CapabilityBoundingSet=',
        'SystemCallFilter=@system-service',
        'UMask=0077',
        'LimitNOFILE=65536',
      ]),
    )
  })

  test('a proxy asks the service whether it is ready, and sends browsers to TLS alone', () => {
    expect(read('deploy/Caddyfile')).toMatch(/^\s*health_uri \/ready$/m)
    expect(read('deploy/nginx.conf')).toMatch(/add_header Strict-Transport-Security "max-age=\d+"/)
    expect(read('deploy/Caddyfile')).toMatch(/header Strict-Transport-Security "max-age=\d+"/)
  })

  test('nginx logs no query, which may have a key, and takes no host but its own', () => {
    const text = read('deploy/nginx.conf').replaceAll(/#.*/g, '')
    const [, format] = /log_format fairway '([^;]*)';/.exec(text)!
    expect(format).toContain('$uri')
    expect(format).not.toMatch(/\$(request|request_uri|args|query_string|http_referer)\b/)
    const servers = text.split(/^server \{/m).slice(1)
    for (const server of servers) expect(server).toMatch(/access_log \S+ fairway;/)
    const proxied = text.match(/proxy_pass /g)!.length
    expect(text.match(/proxy_set_header X-Forwarded-Host \$host;/g)).toHaveLength(proxied)
  })

  test.each(['.gitignore', '.dockerignore'])('%s leaves out the passwords of .env', (file) => {
    expect(read(file).split('\n')).toContain('.env')
  })

  test('nginx.conf has closed blocks, allows the body of a matrix, and waits for the service', () => {
    const text = read('deploy/nginx.conf').replaceAll(/#.*/g, '')
    expect(text, 'a page and its data come over one connection').toContain('listen 443 ssl http2;')
    expect(text.split('{').length).toBe(text.split('}').length)
    for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
      expect(line).toMatch(/[;{}]\s*$/)
    }
    expect(text).toContain('client_max_body_size 8m;')
    const [, seconds] = /proxy_read_timeout (\d+)s/.exec(text)!
    expect(Number(seconds)).toBeGreaterThan(deadlineSeconds)
    expect(text).toMatch(/location = \/metrics \{ return 404; \}/)
  })

  test('alerts.yaml uses metrics that the service has', async () => {
    const { app, inject } = await buildTestApp()
    await app.ready()
    await inject({ url: '/health' })
    const { body } = await inject({ url: '/metrics' })
    const { rules } = parse(read('deploy/alerts.yaml')).groups[0]
    expect(rules.length).toBeGreaterThan(4)
    for (const { alert, expr, annotations } of rules) {
      expect(annotations.summary, alert).toMatch(/\.$/)
      for (const [name] of expr.matchAll(/fairway_[a-z_]+/g)) expect(body, alert).toContain(name)
    }
  })

  test('no document names a setting that does not exist', () => {
    const known = new Set(Object.keys(defaults()).map(environmentName))
    // These are read by the examples and the R package, not by the service.
    for (const name of ['URL', 'EMAIL', 'PASSWORD', 'NAME', 'COMMAND']) known.add(`FAIRWAY_${name}`)
    for (const document of DOCUMENTS) {
      for (const [name] of read(document).matchAll(/FAIRWAY_[A-Z_]+/g)) {
        expect(known, `${document}: ${name}`).toContain(name)
      }
    }
  })
})
