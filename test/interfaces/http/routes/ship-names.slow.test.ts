import { describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../support/test-app.js'
import { ROTTERDAM, SINGAPORE } from '../../../support/test-ports.js'

const ENDS = { origin: { port_id: ROTTERDAM.id }, destination: { port_id: SINGAPORE.id } }

async function post(url: string, payload: object) {
  const { inject, bearer } = await buildTestApp()
  const answer = await inject({ method: 'POST', url, headers: await bearer(), payload })
  return { status: answer.statusCode, body: answer.json() }
}
const route = (vessel: object) => post('/calculate-route', { ...ENDS, vessel })
const estimate = (vessel: object) =>
  post('/v1/emissions/sea', { route: ENDS, cargo: { mass_tonnes: 100 }, vessel })
const codes = ({ body }: { body: { warnings: { code: string }[] } }) =>
  body.warnings.map(({ code }) => code)

describe('a ship as brokers and carriers call it', () => {
  test.each([
    ['ultramax', 'bulker', 'supramax'],
    ['kamsarmax', 'bulker', 'panamax'],
    ['newcastlemax', 'bulker', 'capesize'],
    ['capesize', 'bulker', 'capesize'],
    ['mr2', 'tanker', 'mr'],
    ['lr1', 'tanker', 'lr1'],
    ['aframax', 'tanker', 'lr2'],
    ['vlcc', 'tanker', 'vlcc'],
    ['megamax', 'container', 'ulcv'],
    ['feeder', 'container', 'feeder'],
    ['dry_bulk', 'bulker', undefined],
  ])('%s is a %s of the class %s on a route', async (name, type, size_class) => {
    const [called, typed] = [await route({ type: name }), await route({ type, size_class })]
    expect(called.status).toBe(200)
    expect(called.body.emissions).toEqual(typed.body.emissions)
    expect(called.body.warnings).toEqual(typed.body.warnings)
  })

  test.each(['lng_carrier', 'gas_carrier', 'reefer', 'car_carrier', 'ro_ro', 'ropax', 'cruise'])(
    '%s, which is not modelled, counts as another ship on a route, and a warning says as which',
    async (type) => {
      const answer = await route({ type })
      expect(answer.status).toBe(200)
      expect(codes(answer)).toContain('vessel_likened')
    },
  )

  test.each([
    ['ultramax', []],
    ['car_carrier', []],
    ['ropax', []],
    ['bulk_carrier', []],
    ['lng_carrier', ['vessel_likened']],
    ['cruise', ['vessel_likened']],
  ])('%s has an estimate', async (type, warnings) => {
    const answer = await estimate({ type })
    expect(answer.status).toBe(200)
    expect(codes(answer).filter((code) => code === 'vessel_likened')).toEqual(warnings)
  })

  test.each([
    [{ type: 'vlcc', deadweight_tonnes: 30_000 }, 'A vlcc has another size: ships of 30,000 t'],
    [{ type: 'VLCC 30k dwt' }, 'are of the class mr. The stated size counts.'],
    [{ type: 'feeder', capacity_teu: 20_000 }, 'are of the class ulcv'],
    [{ type: 'handysize', gross_tonnage: 90_000 }, 'are of the class capesize'],
  ])('%j: a warning says that the stated size is not that of the name', async (vessel, words) => {
    for (const answer of [await route(vessel), await estimate(vessel)]) {
      expect(answer.body.warnings).toContainEqual(
        expect.objectContaining({
          code: 'unusual_size',
          pointer: '#/vessel/type',
          detail: expect.stringContaining(words),
        }),
      )
    }
  })

  test.each([
    { type: 'vlcc', deadweight_tonnes: 180_000 },
    { type: 'supramax', deadweight_tonnes: 48_000 },
    { type: 'bulker', deadweight_tonnes: 200_000 },
    { type: 'lng_carrier', deadweight_tonnes: 90_000 },
    { type: 'ropax', gross_tonnage: 30_000 },
  ])('%j: a size that fits the name, or a name without one, is no doubt', async (vessel) => {
    for (const answer of [await route(vessel), await estimate(vessel)]) {
      expect([answer.status, codes(answer)]).toEqual([
        200,
        expect.not.arrayContaining(['unusual_size']),
      ])
    }
  })

  test('has the same emissions in an estimate as its type and class', async () => {
    const [called, typed] = [
      await estimate({ type: 'ultramax' }),
      await estimate({ type: 'dry_bulk', size_class: 'supramax' }),
    ]
    expect(called.body.emissions).toEqual(typed.body.emissions)
  })

  test.each(['bulker', 'dry_bulk', 'bulk_carrier'])(
    '%s is one type for every door',
    async (type) => {
      const [bulker, dryBulk] = [
        await route({ type: 'bulker' }),
        await estimate({ type: 'dry_bulk' }),
      ]
      expect((await route({ type })).body.emissions).toEqual(bulker.body.emissions)
      expect((await estimate({ type })).body.emissions).toEqual(dryBulk.body.emissions)
    },
  )

  test('is rejected with some known names if nobody is called that', async () => {
    const { status, body } = await route({ type: 'rowing_boat' })
    expect(status).toBe(422)
    expect(JSON.stringify(body)).toContain('large_post_panamax')
  })
})
