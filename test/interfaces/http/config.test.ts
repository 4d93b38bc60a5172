import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { defaults, describeConfig, readConfig } from '../../../src/interfaces/http/config.js'
import { loadPlans } from '../../../src/keeping/accounts/plans.js'
import { temporaryFolder } from '../../support/temporary.js'

describe('the configuration', () => {
  test('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      store: './var/fairway.db',
      corsOrigin: '*',
      trustedProxies: '',
      tokenDays: 30,
      tokenIdleDays: 7,
    })
  })

  test('is read from the environment, each setting with its type', () => {
    const environment = {
      FAIRWAY_PORT: '0',
      FAIRWAY_TRUSTED_PROXIES: '10.0.0.1',
      FAIRWAY_DEMO_ACCOUNT: 'false',
      FAIRWAY_HOST: '::',
    }
    expect(readConfig(environment)).toMatchObject({
      port: 0,
      trustedProxies: '10.0.0.1',
      demoAccount: false,
      host: '::',
    })
  })

  test('takes the database from DATABASE_URL, unless FAIRWAY_STORE is set', () => {
    const DATABASE_URL = 'postgres://fairway@db.example/fairway'
    expect(readConfig({ DATABASE_URL }).store).toBe(DATABASE_URL)
    expect(readConfig({ DATABASE_URL, FAIRWAY_STORE: '' }).storeVariable).toBe('DATABASE_URL')
    const own = readConfig({ DATABASE_URL, FAIRWAY_STORE: 'here.db' })
    expect([own.store, own.storeVariable]).toEqual(['here.db', undefined])
    expect(describeConfig(readConfig({ DATABASE_URL }))).not.toContain('undefined')
  })

  test('rejects a name that is not a setting, and guesses which was meant', () => {
    expect(() => readConfig({ FAIRWAY_THREDS: '4' })).toThrow('did you mean FAIRWAY_THREADS?')
    expect(() => readConfig({ FAIRWAY_FACTORPACK: 'own.csv' })).toThrow('FAIRWAY_FACTOR_PACK')
    expect(() => readConfig({ FAIRWAY_SOMETHING_ELSE: '1' })).toThrow('--print-config')
    expect(readConfig({ FAIRWAY_URL: 'http://here', OTHER: 'x' }).port).toBe(8080)
  })

  test('names every invalid variable', () => {
    const environment = { FAIRWAY_PORT: '99999', FAIRWAY_DEMO_ACCOUNT: 'yes' }
    expect(() => readConfig(environment)).toThrow(
      /FAIRWAY_DEMO_ACCOUNT must be true or false; FAIRWAY_PORT must be between 0 and 65535, got 99999/,
    )
    expect(() => readConfig({ FAIRWAY_LOG_LEVEL: 'loud' })).toThrow(
      /FAIRWAY_LOG_LEVEL must be one of .*info/,
    )
  })

  test.each(['*', 'none', 'https://a.example', 'http://localhost:5173, https://a.example'])(
    'takes origins that browsers may call from: %s',
    (corsOrigin) => {
      expect(readConfig({ FAIRWAY_CORS_ORIGIN: corsOrigin }).corsOrigin).toBe(corsOrigin)
    },
  )

  test.each([
    'a b',
    'a.example',
    'https://a.example/',
    'https://a.example,',
    '*,https://a.example',
  ])('rejects what no browser sends as its origin: %s', (corsOrigin) => {
    expect(() => readConfig({ FAIRWAY_CORS_ORIGIN: corsOrigin })).toThrow(
      /FAIRWAY_CORS_ORIGIN .*https:\/\//,
    )
  })

  test.each([
    [{ ISSUER: 'http://login.example.com', AUDIENCE: 'a' }, 'https'],
    [{ ISSUER: 'login.example.com', AUDIENCE: 'a' }, 'https'],
    [{ ISSUER: 'https://a.example', AUDIENCE: 'a', JWKS_URL: 'http://a.example/k' }, 'https'],
    [{ ISSUER: 'https://a.example' }, 'FAIRWAY_OIDC_AUDIENCE'],
    [{ AUDIENCE: 'a' }, 'FAIRWAY_OIDC_ISSUER is missing'],
    [{ ISSUER: 'https://a.example', AUDIENCE: 'a', auth: 'none' }, 'FAIRWAY_AUTH'],
  ])(
    'rejects an identity provider that cannot be trusted or would be ignored: %j',
    (given, part) => {
      const { auth, ...oidc } = given as Record<string, string>
      const settings = Object.entries(oidc).map(([name, value]) => [`FAIRWAY_OIDC_${name}`, value])
      const environment = { ...Object.fromEntries(settings), FAIRWAY_AUTH: auth }
      expect(() => readConfig(environment)).toThrow(part)
    },
  )

  test('is printed in lines that can be read back unchanged', () => {
    const lines = describeConfig(defaults())
      .split('\n')
      .filter((line) => !line.startsWith('#'))
    const environment = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s)))
    expect(readConfig(environment)).toEqual(defaults())
  })
})

test('the configuration is printed without the passwords of the database and the mail server', () => {
  const store = 'postgresql://fairway:se/cr@et@db.example/fairway'
  const smtpUrl = 'smtp://mailer:hid/d@en@mail.example:587'
  const printed = describeConfig({ ...defaults(), store, smtpUrl })
  expect(printed).toContain('FAIRWAY_STORE=postgresql://fairway:***@db.example/fairway')
  expect(printed).toContain('FAIRWAY_SMTP_URL=smtp://mailer:***@mail.example:587')
  expect(printed).not.toMatch(/\bse\/|cr@|et@|hid|d@en/)
})

describe('the plans', () => {
  const load = (text: string) => {
    const path = join(temporaryFolder(), 'plans.json')
    writeFileSync(path, text)
    return loadPlans(path)
  }

  test('shipped with the service are the documented ones', () => {
    const plans = loadPlans('config/plans.json')
    expect(plans.names.map((name) => [name, plans.of(name).dailyLimit])).toEqual([
      ['trial', 1_000],
      ['basic', 10_000],
      ['pro', 100_000],
      ['enterprise', null],
    ])
    expect(plans.of('enterprise').requestsPerMinute).toBeNull()
  })

  test.each(['{}', '{"trial":{"daily_limit":-1,"requests_per_minute":1}}', '{"trial":{}}', '{'])(
    'that are wrong are rejected by name: %s',
    (text) => {
      expect(() => load(text)).toThrow(/plans/i)
    },
  )

  test('that are wrong say which limit of which plan, once', () => {
    expect(() => load('{"trial":{"daily_limit":"many","requests_per_minute":1}}')).toThrow(
      'plans/trial/daily_limit must be a whole number, 0 or more, or null for no limit.',
    )
    expect(() => load('{"trial":{"daily_limit":1,"requests_per_minute":1,"per_week":1}}')).toThrow(
      'plans/trial/per_week is no limit of a plan.',
    )
  })
})
