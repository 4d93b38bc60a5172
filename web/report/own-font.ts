import address from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'

let reading: Promise<string> | null = null

/** The page's own letters as a style of an SVG, which stands alone; without a connection, those of the machine. */
export function ownFont(): Promise<string> {
  reading ??= read().catch(() => {
    reading = null
    return ''
  })
  return reading
}

async function read(): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return `@font-face{font-family:"Source Sans 3";font-weight:200 900;src:url(data:font/woff2;base64,${btoa(text)}) format("woff2")}`
}
