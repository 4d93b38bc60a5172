import { expect, test } from 'vitest'
import { buildTestApp } from '../../../support/test-app.js'

test.each([30, 600])(
  'a connection may be silent for as long as a calculation of %d s',
  async (s) => {
    const { app } = await buildTestApp({ deadlineSeconds: s })
    expect(app.server.timeout).toBeGreaterThan(1000 * s)
  },
)
