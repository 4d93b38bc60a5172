import { describe, expect, it } from 'vitest'
import { UnknownNameError } from '../../../src/engine/routing/errors.js'
import { PASSAGES, type PassageId, type RouteRequest } from '../../../src/engine/routing/request.js'
import type { AreaGroup } from '../../../src/engine/sea/areas.js'
import { sea } from '../../support/sea.js'

describe('names that the router does not know', () => {
  const request: RouteRequest = {
    origin: { position: [3.9, 52] },
    destination: { position: [103.8, 1.2] },
    resolutionKm: 100,
    closed: [],
    date: '2026-11-22',
  }
  const rejected = (ask: () => unknown): UnknownNameError => {
    try {
      ask()
    } catch (error) {
      if (error instanceof UnknownNameError) return error
      throw error
    }
    throw new Error('It was answered.')
  }

  it('rejects an unknown passage with the list of known ones instead of leaving it open', async () => {
    const { router } = await sea(100)
    const closed = ['suezz' as PassageId]
    const error = rejected(() => router.route({ ...request, closed }))
    expect(error).toMatchObject({ field: 'closed', unknown: 'suezz', known: PASSAGES })
    expect(error.message).toMatch(/^closed: "suezz" is unknown\. Use one of .*suez/)
  })

  it.each([[[undefined]], [[null]], ['suez']])(
    '%j is rejected for a list of passages',
    async (closed) => {
      const { router } = await sea(100)
      const request100 = { ...request, closed: closed as unknown as PassageId[] }
      expect(rejected(() => router.route(request100)).field).toBe('closed')
    },
  )

  it('rejects an unknown area instead of ignoring it', async () => {
    const { router } = await sea(100)
    const avoidAreas = ['seca' as AreaGroup]
    const error = rejected(() => router.route({ ...request, avoidAreas }))
    expect(error).toMatchObject({ field: 'avoidAreas', unknown: 'seca', known: ['eca', 'piracy'] })
  })

  it('a matrix and alternatives reject them too', async () => {
    const { router } = await sea(100)
    const best = router.route(request)
    const bad = { ...request, closed: ['suezz' as PassageId] }
    const grid = { ...bad, origins: [bad.origin], destinations: [bad.destination] }
    rejected(() => router.matrix(grid))
    rejected(() => router.matrixRows(grid))
    rejected(() => router.alternatives(bad, best, 1))
  })
})
