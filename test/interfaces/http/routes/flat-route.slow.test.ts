import { describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../support/test-app.js'

describe('GET /calculate-route', () => {
  const get = async (query: string) => {
    const { inject, bearer } = await buildTestApp()
    return inject({ url: `/calculate-route?${query}`, headers: await bearer() })
  }

  test('is the same request with flat names', async () => {
    const answer = await get(
      'origin_port_id=88&destination_lon=103.84&destination_lat=1.26&suez=false&speed_kmh=30.5' +
        '&avoid=malacca,piracy&allow=corinth&vessel_type=tanker&vessel_draft_m=10&include_ports=true',
    )
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      origin: { port: { id: 88 } },
      destination: { requested: [103.84, 1.26] },
      speed_kmh: 30.5,
      options: { suez: false, avoid: ['malacca', 'piracy'], allow: ['corinth'] },
      ports: [{ id: 1340 }],
    })
  })

  test('reads a position as the command line does, latitude first', async () => {
    const { origin, destination } = (await get('origin=51.98,4.05&destination=1.26 103.84')).json()
    expect(origin.requested).toEqual([4.05, 51.98])
    expect(destination.requested).toEqual([103.84, 1.26])
  })

  test.each(['103.84,1.26', '51,98,4,05'])('says how to write the position %s', async (text) => {
    const answer = await get(`origin=${text}&destination=SGSIN`)
    expect(answer.json().errors[0]).toMatchObject({
      pointer: '#/origin',
      detail: expect.stringContaining(
        'latitude,longitude in degrees, up to 90 and 360: 51.98,4.05',
      ),
    })
  })

  test.each([
    ['via', 'via=suez'],
    ['avoid_areas', 'avoid_areas=1'],
    ['vessel', 'vessel=tanker'],
  ])('warns of %s, which only a body has', async (name, field) => {
    const answer = await get(`origin=NLRTM&destination=SGSIN&${field}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().warnings).toMatchObject([{ code: 'unknown_field', pointer: `#/${name}` }])
  })

  test('names a misspelt field beside the one that is missing', async () => {
    const answer = await get('origin=NLRTM&destinaton=SGSIN&fields=distance_nm')
    expect(answer.json().errors).toMatchObject([
      { pointer: '#/destination_port_id', code: 'required' },
      {
        pointer: '#/destinaton',
        code: 'unknown_field',
        detail: expect.stringContaining('did you mean destination?'),
      },
    ])
  })

  test('names flat fields in its rejections', async () => {
    const pointers = async (query: string) =>
      ((await get(query)).json().errors ?? []).map(
        ({ pointer, code }: { pointer: string; code: string }) => `${pointer} ${code}`,
      )
    expect(await pointers('')).toEqual([
      '#/origin_port_id required',
      '#/destination_port_id required',
    ])
    expect(await pointers('origin_port_id=88&origin_lon=1&destination_lon=5')).toEqual([
      '#/origin_port_id ambiguous_location',
      '#/destination_lat required',
    ])
    expect(await pointers('origin_port_id=x&suez=1&speed_kmh=1e1&origin_lat=91&avoid=a')).toEqual([
      '#/origin_port_id invalid_type',
      '#/speed_kmh invalid_type',
      '#/suez invalid_type',
      '#/origin_lat out_of_range',
      '#/avoid/0 not_allowed',
    ])
    expect(await pointers('origin_port_id=88&destination_port_id=1340&vessel_draft_m=3')).toEqual([
      '#/vessel_type required',
    ])
    expect(await pointers('origin_port_id=88&destination_port_id=7')).toEqual([
      '#/destination_port_id port_not_found',
    ])
    expect(await pointers('origin_port_id=88&origin_port_id=89&destination_port_id=7')).toEqual([
      '#/origin_port_id invalid_type',
    ])
  })

  test('reports unknown parameters', async () => {
    const answer = await get('origin_port_id=88&destination_port_id=1340&resolution=50')
    expect(answer.json().warnings).toMatchObject([
      { code: 'unknown_field', pointer: '#/resolution' },
    ])
  })
})
