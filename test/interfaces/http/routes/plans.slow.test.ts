import { describe, expect, test } from 'vitest'
import { MAX_PLANS } from '../../../../src/contract/schemas/service/plans.js'
import { cutTo, widthOf } from '../../../../src/files/pictures/lettering.js'
import { pngOf } from '../../../../src/files/pictures/png.js'
import { pictureOf } from '../../../../src/files/pictures/route-picture.js'
import { withPreview } from '../../../../src/interfaces/http/calls/preview.js'
import { packAnswer } from '../../../../src/interfaces/http/transport/answer-text.js'
import { buildTestApp } from '../../../support/test-app.js'

const QUERY = 'from=1068&to=1309&close=suez'
const VOYAGE = { stops: [{ coordinates: [4, 52] }, { coordinates: [104, 1] }], suez: false }

describe('saved plans', () => {
  test('are listed newest first, cost nothing, and disappear when deleted', async () => {
    const { inject, bearer } = await buildTestApp()
    const headers = await bearer()
    const url = '/v1/plans'
    const save = (name: string) =>
      inject({ method: 'POST', url, headers, payload: { name, query: QUERY } })
    const first = (await save('first')).json()
    await save('second')
    const names = async () =>
      (await inject({ url, headers })).json().items.map(({ name }: { name: string }) => name)
    expect((await names()).sort()).toEqual(['first', 'second'])
    expect((await inject({ url: '/auth/usage', headers })).json().used).toBe(0)
    await inject({ method: 'DELETE', url: `${url}/${first.id}`, headers })
    expect(await names()).toEqual(['second'])
    const misspelt = { name: 'third', query: QUERY, voyages: {} }
    const rejected = await inject({ method: 'POST', url, headers, payload: misspelt })
    expect(rejected.json().errors).toMatchObject([{ pointer: '#/voyages' }])
    // Nobody else can read a plan that was only saved.
    expect((await inject({ url: `/v1/shared-plans/${first.id}` })).statusCode).toBe(404)
  })

  test('are not kept without accounts, where all callers would see them', async () => {
    const { inject } = await buildTestApp({ auth: 'none' })
    const payload = { name: 'secret', query: QUERY }
    const saved = await inject({ method: 'POST', url: '/v1/plans', payload })
    expect([saved.statusCode, saved.json().code]).toEqual([403, 'no_accounts'])
    const link = { ...payload, voyage: VOYAGE }
    const made = await inject({ method: 'POST', url: '/v1/shared-plans', payload: link })
    expect(made.statusCode).toBe(200)
    for (const url of ['/v1/plans', '/v1/shared-plans'])
      expect((await inject({ url })).json()).toEqual({ items: [] })
  })

  test('are limited in number, even if many are saved at once', async () => {
    const { inject, store, bearer } = await buildTestApp()
    const headers = await bearer('trial', 'b@example.com')
    const { id: accountId } = (await store.accounts.byEmail('b@example.com'))!
    const plan = { accountId, name: 'early', query: QUERY, answer: null, createdAt: '2026' }
    for (let n = 2; n < MAX_PLANS; n++) await store.plans.add({ ...plan, id: `${n}` }, MAX_PLANS)
    const payload = { name: 'late', query: QUERY }
    const saves = Array.from({ length: 8 }, () =>
      inject({ method: 'POST', url: '/v1/plans', headers, payload }),
    )
    const answers = (await Promise.all(saves)).map((answer) => answer.json().code ?? 'saved')
    expect(answers.sort()).toEqual(['saved', 'saved', ...Array(6).fill('too_many_plans')])
  })
})

describe('a shared plan', () => {
  test('can be read by everybody with its figures until it is deleted', async () => {
    const { inject } = await buildTestApp({ auth: 'none' })
    const payload = { name: 'Suez closed', query: QUERY, voyage: VOYAGE }
    const made = await inject({ method: 'POST', url: '/v1/shared-plans', payload })
    expect(made.statusCode).toBe(200)
    const { id } = made.json()
    expect(id).toMatch(/^pl_[\w-]{20}$/)
    const url = `/v1/shared-plans/${id}`
    const read = (await inject({ url })).json()
    expect(read).toMatchObject({ id, name: 'Suez closed', query: QUERY })
    expect(read.voyage.totals.distance_km).toBeGreaterThan(0)
    const picture = await inject({ url: `${url}/picture` })
    expect(picture.headers['content-type']).toBe('image/png')
    expect(picture.rawPayload.subarray(1, 4).toString()).toBe('PNG')
    expect((await inject({ url: '/auth/usage' })).json().used).toBe(1)
    await inject({ method: 'DELETE', url: `/v1/plans/${id}` })
    expect((await inject({ url })).json()).toMatchObject({ code: 'plan_not_found' })
    expect((await inject({ url: `${url}/picture` })).statusCode).toBe(404)
  })

  test('has its route in one piece, even if it was shared before answers had that', async () => {
    const { inject, store, bearer } = await buildTestApp()
    const headers = await bearer('trial', 'b@example.com')
    const { id: accountId } = (await store.accounts.byEmail('b@example.com'))!
    const payload = { name: 'new', query: QUERY, voyage: VOYAGE }
    const made = await inject({ method: 'POST', url: '/v1/shared-plans', headers, payload })
    const url = `/v1/shared-plans/${made.json().id}`
    const { voyage } = (await inject({ url })).json()
    const { route, ...old } = voyage
    expect(route.distance_km).toBe(voyage.totals.distance_km)
    const answer = await packAnswer(JSON.stringify(old))
    const plan = { accountId, name: 'old', query: QUERY, answer, createdAt: '2026' }
    await store.plans.add({ ...plan, id: 'pl_old' }, MAX_PLANS)
    expect((await inject({ url: '/v1/shared-plans/pl_old' })).json().voyage).toEqual(voyage)
  })

  test('is rejected free of charge if there is no route', async () => {
    const { inject } = await buildTestApp({ auth: 'none' })
    const voyage = { ...VOYAGE, gibraltar: false }
    const payload = { name: 'no way', query: QUERY, voyage }
    const rejected = await inject({ method: 'POST', url: '/v1/shared-plans', payload })
    expect(rejected.json()).toMatchObject({ code: 'no_route' })
    expect(rejected.json().errors[0].pointer).toMatch(/^#\/voyage\//)
    expect((await inject({ url: '/auth/usage' })).json().used).toBe(0)
    expect((await inject({ url: '/v1/shared-plans' })).json().items).toEqual([])
  })

  test('is rejected free of charge if its voyage has unknown fields', async () => {
    const { inject } = await buildTestApp({ auth: 'none' })
    const stops = [{ ...VOYAGE.stops[0], stay_hour: 5 }, VOYAGE.stops[1]]
    const payload = {
      name: 'misspelt',
      query: QUERY,
      voyage: { ...VOYAGE, stops, suez_canal: false },
    }
    const rejected = await inject({ method: 'POST', url: '/v1/shared-plans', payload })
    expect(rejected.json()).toMatchObject({
      status: 422,
      code: 'validation_failed',
      errors: [
        { code: 'unknown_field', pointer: '#/voyage/stops/0/stay_hour' },
        { code: 'unknown_field', pointer: '#/voyage/suez_canal' },
      ],
    })
    expect((await inject({ url: '/auth/usage' })).json().used).toBe(0)
    expect((await inject({ url: '/v1/shared-plans' })).json().items).toEqual([])
  })

  test('has a preview for chats, whatever characters its name contains', () => {
    const html = '<html><head><title>Fairway</title></head></html>'
    const preview = { id: 'pl_1', title: '"><script>&$`', description: '8,273 nm' }
    const page = withPreview(html, preview, 'https://sea.example/')
    expect(page).toContain('<title>&quot;&gt;&lt;script&gt;&amp;$` · Fairway</title>')
    expect(page).toContain('content="https://sea.example/v1/shared-plans/pl_1/picture"')
    expect(page).not.toContain('<script>')
  })

  const subject = {
    legs: [
      [
        [170, 10],
        [190, 12],
      ],
    ],
    others: [],
    title: 'Gdańsk – Guam, Panama Canal closed',
    figures: ['34 d 22 h', '11,731 nm'],
    credit: 'Fairway',
    places: ['Gdańsk', null],
  } as const

  test('has a picture with land, sea and its line, also across 180 degrees', async () => {
    const { width, height, pixels, ...picture } = pictureOf(
      subject,
      (lon) => lon > 178 || lon < -178,
    )
    const [west, middle, east] = [10, width / 2, width - 10]
    const colourAt = (x: number) => picture.palette[pixels[(height - 50) * width + x]!]
    const [sea, land] = [colourAt(west), colourAt(middle)]
    expect(colourAt(east)).toEqual(sea)
    expect(land).not.toEqual(sea)
    const line = picture.palette.findIndex(([red]) => red === 10)
    expect(pixels.filter((one) => one === line).length).toBeGreaterThan(1000)
    expect((await pngOf({ width, height, pixels, ...picture })).readUInt32BE(16)).toBe(width)
  })

  test('has a picture with the way that is closed in grey, under its own', () => {
    const others = [
      [
        [-190, 10],
        [-180, -5],
        [-170, 12],
      ],
    ] as const
    const { palette, pixels } = pictureOf({ ...subject, others }, () => false)
    const grey = palette.findIndex(([red]) => red === 109)
    expect(pixels.filter((one) => one === grey).length).toBeGreaterThan(500)
    expect(pictureOf(subject, () => false).pixels.filter((one) => one === grey)).toHaveLength(0)
  })

  test('has a picture that says where it leads, and by how long', () => {
    const drawn = (changes: object) => pictureOf({ ...subject, ...changes }, () => false).pixels
    for (const changes of [
      { title: 'Gdańsk – Guam' },
      { title: 'Gdansk – Guam, Panama Canal closed' },
      { figures: ['24 d 20 h', '11,731 nm'] },
      { credit: '' },
      { places: [null, null] },
    ]) {
      expect(drawn(changes), JSON.stringify(changes)).not.toEqual(drawn({}))
    }
    const long = 'Rotterdam – Singapore '.repeat(20)
    expect(widthOf(cutTo(long, 'title', 500), 'title')).toBeLessThanOrEqual(500)
    expect(widthOf('港', 'title')).toBe(0)
  })
})
