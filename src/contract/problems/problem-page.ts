import { escapeXml } from '../../files/xml.js'
import { PROBLEM_TEXTS } from '../generated/problem-texts.js'
import { PROBLEM_STATUS, type ProblemCode } from './problem-table.js'

/** The path that a problem's `type` refers to. */
export const problemPath = (code: ProblemCode) => `/problems/${code}`

export function isProblemCode(text: string): text is ProblemCode {
  return Object.hasOwn(PROBLEM_STATUS, text)
}

/** What a problem means and what the caller can do, as a page to read. */
export function problemPage(code: ProblemCode): string {
  const { title, remedy } = PROBLEM_TEXTS[code]
  const body = [
    `<p><code>${code}</code>, HTTP status ${PROBLEM_STATUS[code]}</p>`,
    `<p>${escapeXml(remedy)}</p>`,
    '<p><a href="/problems">All problems</a></p>',
  ]
  return page(title, body)
}

/** All problems, in the order of their status. */
export function problemsPage(): string {
  const codes = Object.keys(PROBLEM_STATUS).filter(isProblemCode)
  const rows = codes.map((code) => {
    const { title, remedy } = PROBLEM_TEXTS[code]
    const link = `<a href="${problemPath(code)}">${code}</a>`
    return `<tr><td>${PROBLEM_STATUS[code]}</td><td>${link}</td><td>${title}</td><td>${escapeXml(remedy)}</td></tr>`
  })
  const head = '<tr><th>Status</th><th>Code</th><th>Meaning</th><th>What to do</th></tr>'
  return page('Problems', [`<table>${head}${rows.join('')}</table>`])
}

function page(title: string, body: readonly string[]): string {
  const head = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} - Fairway</title></head>`
  return `${head}<body><h1>${title}</h1>${body.join('')}</body></html>\n`
}
