import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { referencePage } from '../../../src/service/http/reference-page.js'
import { buildTestApp } from '../../support/test-app.js'

async function page() {
  const { inject } = await buildTestApp()
  return inject({ url: '/docs' })
}

describe('GET /docs', () => {
  test('is one page about every operation and schema', async () => {
    const { inject } = await buildTestApp()
    const { paths, components } = (await inject({ url: '/openapi.json' })).json()
    const { body, headers } = await page()
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    for (const path of Object.keys(paths)) expect(body).toContain(`</span> ${path}</code>`)
    for (const name of Object.keys(components.schemas)) {
      expect(body).toContain(`id="schema-${name}"`)
    }
  })

  test('has no link that leads nowhere', async () => {
    const { body } = await page()
    for (const [, id] of body.matchAll(/href="#([^"]+)"/g)) expect(body).toContain(`id="${id}"`)
  })

  test('loads nothing and runs nothing, and its policy allows nothing else', async () => {
    const { body, headers } = await page()
    expect(body).not.toMatch(/<script|<img|<link|https?:\/\/|url\(|@import| on\w+=| style=/)
    const [, style] = /<style>(.*)<\/style>/s.exec(body)!
    const hash = createHash('sha256').update(style!).digest('base64')
    const policy = headers['content-security-policy']
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain(`style-src 'sha256-${hash}'`)
    expect(policy).not.toContain('unsafe')
  })

  test('shows text as text', () => {
    const info = { title: '<b>&"', version: '1', description: '' }
    const body = referencePage({ info, paths: {}, components: { schemas: {} } })
    expect(body).toContain('<h1>&lt;b&gt;&amp;&quot;</h1>')
  })
})
