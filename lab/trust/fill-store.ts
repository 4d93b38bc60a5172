import { MS_PER_DAY } from '../../src/base/utc.js'
import { pack } from '../../src/interfaces/http/answers/packed-entry.js'
import { openStore } from '../../src/keeping/store/database/store.js'
import { seeded } from '../seeded.js'
import { writerOf } from './row-writers.js'

/** Rows of each table that belongs to accounts, per account. */
const PER_ACCOUNT = { days: 5, pairs: 3, events: 5, tokens: 1, keys: 1 }
const TOGETHER = 10_000
const PORTS = 3000
/** The email of an account, by its number from 1. */
export const emailOf = (account: number): string => `account-${account}@example.com`

const COUNTRIES = ['China CN', 'Netherlands NL', 'Brazil BR', 'Norway NO', 'Chile CL', 'Japan JP']
const WAYS = [
  { id: 'malacca', name: 'Straits of Malacca and Singapore' },
  { id: 'suez', name: 'Suez Canal' },
  { id: 'gibraltar', name: 'Strait of Gibraltar' },
  { id: 'belle-isle', name: 'Strait of Belle Isle' },
]

/** A place like those of real entries: its own name and position, one of a few countries. */
const place = (id: number) => {
  const [country, country_code] = COUNTRIES[id % COUNTRIES.length]!.split(' ')
  const letters = (id * 7919).toString(26).padStart(4, 'k')
  const coordinates = [((id * 104_729) % 36_000) - 18_000, ((id * 7_919) % 14_000) - 7_000].map(
    (hundredths) => hundredths / 100,
  )
  return {
    port: {
      id,
      name: `Port ${letters}`,
      country,
      country_code,
      unlocode: `${country_code}${letters.slice(0, 3).toUpperCase()}`,
      coordinates,
      slug: `port-${letters}`,
    },
    requested: null,
    snapped: { coordinates, distance_km: 0 },
  }
}

/** Fills an empty store as years of use would. */
export async function fillStore(
  location: string,
  accounts: number,
  history: number,
): Promise<void> {
  await (await openStore(location)).close()
  const random = seeded(1)
  const some = (most: number) => 1 + Math.floor(random() * most)
  const nowMs = Date.now()
  const ago = (days: number) => new Date(nowMs - days * MS_PER_DAY).toISOString()
  const writer = writerOf(location)
  const fill = async (
    table: string,
    columns: string,
    count: number,
    row: (n: number) => unknown[],
  ) => {
    for (let at = 0; at < count; at += TOGETHER) {
      const rows = Array.from({ length: Math.min(TOGETHER, count - at) }, (_, n) => row(at + n))
      await writer.insert(table, columns.split(','), rows)
    }
  }
  const each = (perAccount: number) => accounts * perAccount
  const accountOf = (n: number) => 1 + (n % accounts)
  await fill('accounts', 'email,password_hash,plan_type,created_at', accounts, (n) => [
    emailOf(n + 1),
    'scrypt$16384$8$1$'.padEnd(100, 'x'),
    'trial',
    ago(400),
  ])
  await fill('tokens', 'token_hash,account_id,created_at,expires_at,last_used_at', each(1), (n) => [
    `hash of token ${n}`.padEnd(64, 'x'),
    accountOf(n),
    ago(1),
    ago(-some(30)),
    ago(0.5),
  ])
  await fill(
    'quota_days',
    'account_id,day,used,route,matrix_cells,emissions',
    each(PER_ACCOUNT.days),
    (n) => [accountOf(n), ago(Math.floor(n / accounts) * 30).slice(0, 10), 20, 10, 5, 5],
  )
  await fill(
    'asked_pairs',
    'origin_port_id,destination_port_id,account_id,times,last_day',
    each(PER_ACCOUNT.pairs),
    (n) => [some(PORTS), some(PORTS), accountOf(n), some(9), ago(some(90)).slice(0, 10)],
  )
  await fill(
    'security_events',
    'happened_at,account_id,event,detail',
    each(PER_ACCOUNT.events),
    (n) => [
      ago(400 - (399 * n) / each(PER_ACCOUNT.events)),
      accountOf(n),
      'login',
      '{"address":"192.0.2.1"}',
    ],
  )
  await fill(
    'idempotency_keys',
    'account_id,idempotency_key,request_hash,claimed_at,answer',
    each(PER_ACCOUNT.keys),
    (n) => [accountOf(n), `key ${n}`, 'hash'.padEnd(64, 'x'), ago(0.9), 'x'.repeat(2000)],
  )
  await fill('route_history', 'account_id,route_id,created_ms,packed', history, (n) => {
    const createdMs = Date.parse(ago(300 - (299 * n) / history))
    const [from, to] = [some(PORTS), some(PORTS)]
    const passages = WAYS.slice(0, some(WAYS.length)).map((passage) => ({
      ...passage,
      entry_km: some(15_000_000) / 1000,
      exit_km: some(15_000_000) / 1000,
      speed_limit_kmh: null,
    }))
    const distance_km = some(25_000_000) / 1000
    const rest = {
      origin: place(from),
      destination: place(to),
      distance_km,
      distance_nm: Math.round(distance_km / 0.001852) / 1000,
      passages,
      cached: false,
      request: { origin: { port_id: from }, destination: { port_id: to }, resolution_km: 20 },
    }
    const id = `rt_${String(n).padStart(20, '0')}`
    return [accountOf(n), id, createdMs, pack(JSON.stringify(rest))]
  })
  await writer.close()
}
