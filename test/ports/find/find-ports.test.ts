import { describe, expect, test } from 'vitest'
import { findPorts } from '../../../src/ports/find/find-ports.js'
import { ports } from '../../support/tables.js'

const codes = (text: string) => findPorts(ports, text, 5).map(({ port }) => port.unlocode)

describe('a search for a pasted name', () => {
  test.each([
    ['KAMSAR ANCHORAGE', 'GNKMR'],
    ['NLRTM - Rotterdam', 'NLRTM'],
    ['N. ORLEANS', 'USMSY'],
    ['UAE FJR', 'AEFJR'],
    ['MUMBAI EX BOMBAY', 'INBOM'],
    ['Bombay / Mumbai', 'INBOM'],
    ['Sta. Marta', 'COSMR'],
  ])('%s finds the port that a request takes', (text, code) => {
    expect(codes(text)).toEqual([code])
  })

  test.each([
    ['Mahe', 'SCPOV'],
    ['Cobh', 'IEORK'],
    ['Newhaven', 'GBNHV'],
    ['Oranjestad', 'AWORJ'],
  ])('%s finds that port first, and others of the name behind it', (text, code) => {
    const [first, ...others] = codes(text)
    expect(first).toBe(code)
    expect(others.length).toBeGreaterThan(0)
  })

  test('finds what is typed so far first, and similar names if no port is meant', () => {
    expect(codes('rott')).toEqual(ports.search('rott', 5).map(({ port }) => port.unlocode))
    expect(findPorts(ports, 'Rotterdem', 5)).toEqual(ports.search('Rotterdem', 5))
    expect(findPorts(ports, '{port}', 5)).toEqual(ports.search('{port}', 5))
  })
})
