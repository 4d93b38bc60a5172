import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname } from 'node:path'
import { listen } from './listen.js'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

export interface StaticServer {
  readonly url: string
  /** Bytes of all answers so far. */
  sent(): number
  close(): Promise<void>
}

/**
 * Serves files as any static host does, on 127.0.0.1. An address with a trailing slash is the page of its folder.
 * @param contents by path: text, bytes or, for a path with a trailing slash, the folder that it
 * stands for
 */
export async function serveStatic(
  contents: Readonly<Record<string, string | Uint8Array>>,
): Promise<StaticServer> {
  const read = async (path: string): Promise<string | Uint8Array> => {
    const content = contents[path]
    if (content !== undefined) return content
    const folder = Object.keys(contents).find((key) => key.endsWith('/') && path.startsWith(key))
    if (folder === undefined || path.includes('..')) throw new Error(`nothing at ${path}`)
    return readFile(`${contents[folder]}${path.slice(folder.length)}`)
  }
  let sent = 0
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1')
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname
    read(path).then(
      (body) => {
        sent += Buffer.byteLength(body)
        const type =
          TYPES[path.endsWith('/') ? '.html' : extname(path)] ?? 'application/octet-stream'
        response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=600' }).end(body)
      },
      () => response.writeHead(404).end(),
    )
  })
  const url = await listen(server)
  return {
    url,
    sent: () => sent,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
