import { describe, expect, test } from 'vitest'
import { CLOSED_BY_DEFAULT } from '../../../../src/engine/routing/request.js'
import { buildTestApp } from '../../../support/test-app.js'
import { ROTTERDAM, SHANGHAI } from '../../../support/test-ports.js'
import { calculate, PORTS } from './calculate-route.js'

describe('restrictions', () => {
  test('reach the engine, with what is closed by default', async () => {
    const { router, body } = await calculate({
      ...PORTS,
      suez: false,
      avoid: ['malacca', 'piracy'],
      allow: ['corinth'],
    })
    expect(router.asked.at(-1)).toMatchObject({
      closed: ['suez', 'malacca', ...CLOSED_BY_DEFAULT.filter((id) => id !== 'corinth')],
      avoidAreas: ['piracy'],
      date: '2026-11-21',
      resolutionKm: 20,
    })
    expect(body.options).toMatchObject({
      suez: false,
      avoid: ['malacca', 'piracy'],
      allow: ['corinth'],
      closed_by_default: CLOSED_BY_DEFAULT.filter((id) => id !== 'corinth'),
    })
    expect(body.slug).toBeNull()
  })

  test('that open and close the same passage give a warning that names the winner', async () => {
    const service = await buildTestApp()
    const headers = await service.bearer()
    const warningsOf = async (url: string, payload: object) => {
      const answer = await service.inject({ method: 'POST', url, payload, headers })
      return answer.json().warnings as object[]
    }
    const told = [
      {
        code: 'contradiction',
        pointer: '#/suez',
        detail: 'suez is closed: avoid takes precedence over suez: true.',
        values: { reason: 'field', passage: 'suez', opening: 'suez: true' },
      },
      {
        code: 'contradiction',
        pointer: '#/allow',
        detail: 'corinth is closed: avoid takes precedence over allow.',
        values: { reason: 'field', passage: 'corinth', opening: 'allow' },
      },
    ]
    const options = { avoid: ['suez', 'corinth'], suez: true, allow: ['corinth'] }
    const sides = { origins: [PORTS.origin], destinations: [PORTS.destination] }
    expect(await warningsOf('/calculate-route', { ...PORTS, ...options })).toEqual(told)
    expect(await warningsOf('/calculate-matrix', { ...sides, ...options })).toEqual(told)
    // The same question without the contradiction, answered from the cache.
    const plain = { ...options, suez: undefined }
    expect(await warningsOf('/calculate-route', { ...PORTS, ...plain })).toEqual([told[1]])
  })

  test('that give two ports for one place have a warning that names the other', async () => {
    const { id, unlocode, name } = ROTTERDAM
    const told = async (origin: object) => {
      const { answer, body } = await calculate({ ...PORTS, origin })
      expect(answer.statusCode).toBe(200)
      return body.warnings.map((one: { code: string; pointer: string }) => [one.code, one.pointer])
    }
    const other = { port_id: SHANGHAI.id }
    expect(await told({ ...other, unlocode })).toEqual([['contradiction', '#/origin/unlocode']])
    expect(await told({ ...other, name })).toEqual([['contradiction', '#/origin/name']])
    expect(await told({ port_id: id, unlocode })).toEqual([['unknown_field', '#/origin/unlocode']])
    expect(await told({ port_id: id, name })).toEqual([['unknown_field', '#/origin/name']])
    expect(await told({ ...other, name: 'Atlantis' })).toEqual([['unknown_field', '#/origin/name']])
  })

  test('of the ship close a canal, and the answer says so', async () => {
    const { router, body } = await calculate({
      ...PORTS,
      vessel: { type: 'tanker', beam_m: 70, loa_m: 380, draft_m: 24 },
    })
    expect(router.asked[0]?.closed).toContain('panama')
    expect(body.options.closed_by_vessel).toContain('panama')
    expect(body.warnings).toContainEqual(
      expect.objectContaining({ code: 'closed_by_vessel', pointer: '#/vessel' }),
    )
  })

  test('of an unknown size class are ignored with a warning', async () => {
    const vessel = { type: 'tanker', size_class: 'giant' }
    const { answer, body } = await calculate({ ...PORTS, vessel })
    expect(answer.statusCode).toBe(200)
    expect(body.warnings).toContainEqual(
      expect.objectContaining({ code: 'unknown_size_class', pointer: '#/vessel/size_class' }),
    )
  })
})
