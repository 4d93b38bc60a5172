import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openSea } from '../../../../src/interfaces/cli/sea.js'
import { temporaryFolder } from '../../../support/temporary.js'
import { run } from '../run.js'

describe('fairway laws', () => {
  it('lists the rules of a law in force on a day', async () => {
    const { output } = await run(['laws', '--law', 'eu_ets', '--on', '2025-03-01'])
    expect(output).toMatch(/2025-01-01 to 2025-12-31\s+eu-ets-phase-in-2025\s+0\.7;.*Article 3gb/)
    expect(output).not.toContain('eu-ets-phase-in-2026')
    expect(output).not.toContain('fuel-eu')
  })

  it('prints every row as JSON, with article and source', async () => {
    const { output } = await run(['laws', '--json'])
    const rows = JSON.parse(output) as { id: string; article: string; source: string }[]
    expect(rows.length).toBeGreaterThan(90)
    expect(rows.every(({ article, source }) => article && source)).toBe(true)
  })

  it('shows the rows of the file that FAIRWAY_LAWS names', async () => {
    const file = join(temporaryFolder(), 'own.json')
    const row = { law: 'fuel_eu', id: 'fuel-eu-penalty', value: 3000, source: 'a test' }
    writeFileSync(file, JSON.stringify({ format: 'fairway-laws/1', rows: [row] }))
    const open = {
      ...openSea,
      factors: (environment: object) => openSea.factors({ ...environment, FAIRWAY_LAWS: file }),
    }
    const { output } = await run(['laws', '--law', 'fuel_eu'], { open })
    expect(output).toMatch(/fuel-eu-penalty\s+3000;.*operator/)
  })

  it('refuses a day that does not exist', async () => {
    const { errors } = await run(['laws', '--on', '2026-02-30'])
    expect(errors).toContain('--on must be a day')
  })
})
