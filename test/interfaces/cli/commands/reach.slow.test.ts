import { describe, expect, test } from 'vitest'
import { UsageError } from '../../../../src/tables/text/failure.js'
import { run } from '../run.js'

describe('fairway reach', () => {
  test('lists the large ports within the time, nearest first', async () => {
    const { output, errors } = await run(['reach', 'Santos', '--speed', '14kn'])
    expect(errors).toBe('')
    expect(output).toContain('Large ports within 10 d 0 h at 14.0 kn, 3,360 nm')
    expect(output).toMatch(/Paranagua[\s\S]*Dakar/)
    expect(output).not.toContain('Rotterdam')
  })

  test('writes the answer of the service', async () => {
    const { output } = await run([
      ...['reach', 'Santos', '--hours', '48,24', '--no-panama', '--format', 'geojson'],
    ])
    const answer = JSON.parse(output)
    expect(answer.features.map((one: { properties: object }) => one.properties)).toMatchObject([
      { hours: 24 },
      { hours: 48 },
    ])
    expect(answer.options.panama).toBe(false)
  })

  test('warns of coordinates that may be swapped', async () => {
    const { output } = await run(['reach', '--lonlat', '51.98,4.05', '--hours', '24'])
    expect(output).toContain('! The origin is far from any port. Did you mean 4.05,51.98')
  })

  test('avoids no areas, and names the limit of its hours', async () => {
    const { errors } = await run(['reach', 'Santos', '--avoid', 'seca'])
    expect(errors).toContain("option '--avoid <names>' argument 'seca' is invalid. Unknown: seca.")
    const { error } = await run(['reach', 'Santos', '--hours', '24,5000'])
    expect(error).toBeInstanceOf(UsageError)
    expect(error?.message).toBe('--hours, value 2 must be above 0 and at most 2400, got 5000.')
  })

  test('says that the day of departure does not matter', async () => {
    const { notes, errors } = await run([
      'reach',
      'Santos',
      '--hours',
      '24',
      '--depart',
      '2026-12-01',
    ])
    expect(errors).toBe('')
    expect(notes).toEqual(['--depart has no effect on reach.'])
  })
})
