export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  // biome-ignore lint/suspicious/noExplicitAny: an answer of any shape, looked into by tests
  readonly body: any
}

export interface Asking {
  readonly method?: string
  readonly token?: string
  readonly json?: unknown
  /** A body that is sent unchanged, instead of `json`. */
  readonly raw?: string | Uint8Array
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends a request to a running service. Rejects if the connection breaks. */
export async function ask(
  url: string,
  { method, token, json, raw, headers }: Asking = {},
): Promise<Answer> {
  const body = raw ?? (json === undefined ? undefined : JSON.stringify(json))
  const answer = await fetch(url, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, text, body: text && parse(text) }
}

export async function logIn(url: string, email: string, password: string): Promise<string> {
  return (await ask(`${url}/auth/login`, { json: { email, password } })).body.access_token
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
