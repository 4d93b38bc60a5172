import { createServer } from 'node:http'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { onTestFinished } from 'vitest'
import { listen } from './listen.js'

export const AUDIENCE = 'https://fairway.example.com'
const NOW_S = Date.parse('2026-11-21T08:00:00Z') / 1000

/** An identity provider on this machine. Its tokens are valid for five minutes of the test clock. */
export async function startProvider() {
  const published: object[] = []
  const asked: string[] = []
  const state = { isDown: false, redirect: '' }
  const server = createServer((request, response) => {
    asked.push(request.url!)
    if (state.redirect !== '') {
      response.writeHead(302, { location: state.redirect }).end()
      return
    }
    const found = request.url === '/keys' ? { keys: published } : discovery()
    response.writeHead(state.isDown ? 500 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(found))
  })
  const issuer = await listen(server)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const discovery = () => ({ issuer, jwks_uri: `${issuer}/keys` })

  /** A key pair; published unless it is somebody else's. */
  const newKey = async (kid: string, alg = 'RS256', isPublished = true) => {
    const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true })
    const publicJwk = { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' }
    if (isPublished) published.push(publicJwk)
    const sign = (
      claims: Readonly<Record<string, unknown>> = {},
      header: { kid?: string; typ?: string } = { kid },
    ) =>
      new SignJWT({
        iss: issuer,
        aud: AUDIENCE,
        sub: 'ann',
        iat: NOW_S,
        exp: NOW_S + 300,
        ...claims,
      } as JWTPayload)
        .setProtectedHeader({ alg, ...header })
        .sign(privateKey)
    return { sign, publicJwk, publicKey }
  }
  const settings = { oidcIssuer: issuer, oidcAudience: AUDIENCE }
  return { issuer, settings, asked, published, state, newKey }
}
