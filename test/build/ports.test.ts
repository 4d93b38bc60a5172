import { describe, expect, it } from 'vitest'
import { plainName } from '../../src/build/port-sources.js'
import { makePorts, type PortInputs } from '../../src/build/ports.js'

const inputs: PortInputs = {
  seaPorts: {
    NLRTM: { name: 'Rotterdam', coordinates: [4.5, 51.92] },
    CAVAN: { name: 'Vancouver', coordinates: [-123.1, 49.3] },
    USPDX: { name: 'Portland', coordinates: [-122.7, 45.6] },
    USPWM: { name: 'Portland', coordinates: [-70.2, 43.7] },
    CHBSL: { name: 'Basel', coordinates: [7.6, 47.6] },
    CNSGH: { name: 'Shanghai', coordinates: [121.5, 31.2] },
    CNSHA: { name: 'Shanghai', coordinates: [121.5, 31.2] },
    XXNOP: { name: 'Nowhere' },
    USAPT: { name: 'Some field', coordinates: [-100, 30] },
    ANWIL: { name: 'Willemstad', coordinates: [-68.9, 12.1] },
  },
  corrections: {
    positions: [{ unlocode: 'NLRTM', coordinates: [4.17, 51.95] }],
    additions: [
      {
        unlocode: 'USVAN',
        name: 'Vancouver',
        country: 'US',
        coordinates: [-122.7, 45.63],
        alternateNames: [],
      },
      {
        unlocode: null,
        name: 'Lekki',
        country: 'NG',
        coordinates: [4.01, 6.43],
        alternateNames: [],
      },
    ],
    names: [],
    same: [{ unlocode: 'CNSGH', as: 'CNSHA' }],
    recode: { ANWIL: 'CWWIL' },
    keep: [{ unlocode: 'USPDX' }],
    drop: [{ unlocode: 'USAPT', reason: 'airport' }],
  },
  register: { format: 'fairway-port-ids/1', about: '', ports: {} },
  ranking: ['CNSHA', 'NLRTM'],
  countryName: (code) => `Land ${code}`,
  waterKm: ([lon]) => (lon === 7.6 ? 400 : lon === -122.7 ? 80 : 1),
}

describe('makePorts', () => {
  const { document, register, dropped } = makePorts({
    ...inputs,
    corrections: { ...inputs.corrections, keep: [{ unlocode: 'USPDX' }, { unlocode: 'USVAN' }] },
  })
  const byName = (name: string) => document.ports.filter((row) => row[2] === name)

  it('moves, adds, merges, recodes and ranks', () => {
    expect(byName('Rotterdam')[0]).toMatchObject([
      expect.any(Number),
      'NLRTM',
      'Rotterdam',
      'NL',
      4.17,
      51.95,
      'rotterdam',
      2,
      [],
    ])
    expect(byName('Shanghai')).toHaveLength(1)
    expect(byName('Shanghai')[0]![8]).toEqual(['CNSGH'])
    expect(byName('Willemstad')[0]!.slice(1, 4)).toEqual(['CWWIL', 'Willemstad', 'CW'])
    expect(byName('Willemstad')[0]![8]).toEqual(['ANWIL'])
    expect(register.ports['NG-lekki']).toBeDefined()
  })

  it('drops what is inland, without position or named, each with the reason', () => {
    expect(dropped.map((d) => [d.key, d.distanceKm])).toEqual([
      ['CHBSL', 400],
      ['USAPT', 1],
      ['XXNOP', null],
    ])
    expect(dropped[0]!.reason).toContain('over 20 km')
    expect(byName('Basel')).toEqual([])
  })

  it('adds the country to a slug that is not unique, and the place where that is not either', () => {
    expect(byName('Vancouver').map((row) => row[6])).toEqual(['vancouver-ca', 'vancouver-us'])
    expect(byName('Portland').map((row) => row[6])).toEqual(['portland-us-pdx', 'portland-us-pwm'])
  })

  it('never changes an id or slug that was given, whatever comes and goes', () => {
    const { NLRTM: _, ...others } = inputs.seaPorts
    const seaPorts = { ...others, AAAAA: { name: 'Portland', coordinates: [1, 1] as const } }
    const again = makePorts({ ...inputs, seaPorts, register })
    expect(again.register.ports).toMatchObject(register.ports)
    const highest = Math.max(...Object.values(register.ports).map((p) => p.id))
    expect(again.register.ports['AAAAA']).toEqual({ id: highest + 1, slug: 'portland-aa' })
    expect(again.document.ports.some((row) => row[1] === 'NLRTM')).toBe(false)
  })

  it('gives the same for the same', () => {
    expect(makePorts({ ...inputs, register })).toEqual(makePorts({ ...inputs, register }))
  })
})

describe('plainName', () => {
  it('unpacks what stands in brackets, after strokes and commas', () => {
    expect(plainName('Kolkata (ex Calcutta)', 'INCCU')).toEqual({
      name: 'Kolkata',
      alternateNames: ['Calcutta'],
    })
    expect(plainName('Moji/Kitakyushu', 'JPMOJ')).toEqual({
      name: 'Moji',
      alternateNames: ['Kitakyushu'],
    })
    expect(plainName('Nagoya, Aichi', 'JPNGO').name).toBe('Nagoya')
    expect(plainName('Nansha Port', 'CNNSA')).toEqual({
      name: 'Nansha',
      alternateNames: ['Nansha Port'],
    })
    expect(plainName('Panjang (Lampung, Sumatra)', 'IDPJG')).toEqual({
      name: 'Panjang',
      alternateNames: [],
    })
  })
})
