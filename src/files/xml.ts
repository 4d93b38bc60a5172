/**
 * Content of elements and attributes; callers format numbers without an exponent. Written by us: it has
 * forty lines, while the page would have to load a whole XML library.
 */
type Content = string | number | readonly string[]

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Characters that XML 1.0 cannot represent, not even escaped: lone surrogates and most controls. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** Text escaped for any position in a document. */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '\ufffd').replace(/[&<>"']/g, (char) => ESCAPES[char]!)
}

/** An element. Strings and numbers in it are escaped; arrays contain finished elements. */
export function element(
  name: string,
  content: Content = [],
  attributes: Readonly<Record<string, string | number>> = {},
): string {
  const inside = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join('')
  if (typeof content !== 'object') {
    return `<${name}${inside}>${escapeXml(String(content))}</${name}>`
  }
  return content.length === 0
    ? `<${name}${inside}/>`
    : `<${name}${inside}>\n${content.join('\n')}\n</${name}>`
}

/** A whole document. */
export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
}
