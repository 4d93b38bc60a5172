import type { Socket } from 'node:net'
import type { App } from './fastify-types.js'

/**
 * Tracks the connections of the service, so that a shutdown lets those in use finish and closes the
 * others at once.
 */
export interface Connections {
  /**
   * Closes connections that never sent anything. The next answers on the others ask their clients to
   * send no further request on them.
   */
  stop(): void
}

declare module 'fastify' {
  interface FastifyInstance {
    connections: Connections
  }
}

export function installConnections(app: App): void {
  const silent = new Set<Socket>()
  let isStopping = false
  app.server.on('connection', (socket) => {
    // Each pipelined request listens for its end. Their number is limited by the requests in progress.
    socket.setMaxListeners(0)
    silent.add(socket)
    socket.once('data', () => silent.delete(socket)).once('close', () => silent.delete(socket))
  })
  // An expectation that is not known may be ignored (RFC 9110, section 10.1.1). Node would answer 417.
  app.server.on('checkExpectation', (request, response) => {
    app.server.emit('request', request, response)
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close')
  })
  app.decorate('connections', {
    stop: () => {
      isStopping = true
      for (const socket of silent) socket.destroy()
    },
  })
}
