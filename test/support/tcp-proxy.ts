import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** One connection through the proxy. */
export interface Link {
  /** Nothing that the server sends from now on arrives. */
  mute(): void
  /** Ends the connection on both sides without notice. */
  cut(): void
}

export interface TcpProxy {
  /** The address with the proxy in place of the server. */
  readonly url: string
  /** From now on, packets are lost in both directions, on old and new connections. */
  partition(): void
  /** New connections work again; what was lost stays lost. */
  heal(): void
  stop(): Promise<void>
}

/**
 * A network that can fail between a client and a server. @param hear receives what the client
 * sends, before it is forwarded
 */
export async function startTcpProxy(
  url: string,
  hear: (sent: Buffer, link: Link) => void = () => undefined,
): Promise<TcpProxy> {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let isParted = false
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname)
    let isMuted = false
    let isLost = isParted
    lost.add(() => {
      isLost = true
    })
    const link: Link = {
      mute: () => {
        isMuted = true
      },
      cut: () => {
        client.destroy()
        upstream.destroy()
      },
    }
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => undefined).on('close', link.cut)
    }
    client.on('data', (sent) => {
      if (isLost) return
      hear(sent, link)
      upstream.write(sent)
    })
    upstream.on('data', (said) => {
      if (!isLost && !isMuted) client.write(said)
    })
  })
  const lost = new Set<() => void>()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const own = new URL(url)
  own.port = String((server.address() as AddressInfo).port)
  return {
    url: own.href,
    partition: () => {
      isParted = true
      for (const lose of lost) lose()
    },
    heal: () => {
      isParted = false
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
