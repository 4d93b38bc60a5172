import { describe, expect, test } from 'vitest'
import { parseCsv } from '../../../src/emissions/pack/csv.js'

const cellsOf = (text: string) => parseCsv(text).map(({ cells }) => cells)
const ROWS = [
  ['ref', 'from', 'remarks'],
  ['1', 'Rotterdam', 'a, b; c'],
  ['2', 'Santos', 'two\nlines'],
]

describe('the separator of a table', () => {
  test('is that of two columns with decimal commas', () => {
    const text = 'lat;lon\n36,9;-9,2\n36,6;-8,1\n36,1;-5,6\n'
    expect(cellsOf(text)[1]).toEqual(['36,9', '-9,2'])
  })

  test.each([',', ';', '\t', '|'])('%j is recognized', (separator) => {
    const text = ROWS.map((row) => row.map((cell) => `"${cell}"`).join(separator)).join('\r\n')
    expect(cellsOf(`\ufeff${text}`)).toEqual(ROWS)
  })

  test('is not what stands in a quoted name', () => {
    expect(cellsOf('"kg; net, dry";from\n1;NLRTM\n')[0]).toEqual(['kg; net, dry', 'from'])
  })

  test('is that of the rows below a title with another', () => {
    const text = 'Shipments, all lanes\nref|from|to\n1|NLRTM|SGSIN\n2|NLRTM|BRSSZ\n'
    expect(cellsOf(text)[2]).toEqual(['1', 'NLRTM', 'SGSIN'])
    const two = 'from,to\na;b;c,d\ne;f;g,h\n'
    expect(cellsOf('origin,destination\nNLRTM,SGSIN\n')[1]).toEqual(['NLRTM', 'SGSIN'])
    expect(cellsOf(`x,y,z\n${two}`)[0]).toEqual(['x', 'y', 'z'])
  })
})
