import { describe, expect, test } from 'vitest'
import { Progress } from '../../../../src/interfaces/cli/reports/progress.js'

function watch(total: number, doneBefore = 0) {
  const shown: string[] = []
  const show = (line: string) => shown.push(line)
  const clock = { ms: 0 }
  return { shown, clock, progress: new Progress(total, doneBefore, { show }, () => clock.ms) }
}

describe('the progress of a long command', () => {
  test('shows progress, speed and remaining time', () => {
    const { shown, clock, progress } = watch(1000)
    progress.at(0)
    clock.ms = 2000
    progress.at(500)
    expect(shown).toEqual([
      `${'░'.repeat(24)}  0 of 1,000`,
      `${'█'.repeat(12)}${'░'.repeat(12)}  500 of 1,000  250/s  2 s left`,
    ])
  })

  test('counts only its own rows for the speed after it resumes', () => {
    const { shown, clock, progress } = watch(1000, 400)
    clock.ms = 1000
    progress.at(500)
    expect(shown[0]).toContain('100/s  5 s left')
  })

  test('is not shown more often than people can read', () => {
    const { shown, clock, progress } = watch(1000)
    for (let done = 0; done < 1000; done++) {
      clock.ms = done
      progress.at(done)
    }
    expect(shown).toHaveLength(10)
  })
})
