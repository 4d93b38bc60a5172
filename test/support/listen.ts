import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Listens at a free port of this machine. @returns the address, without a slash at its end */
export async function listen(server: Server): Promise<string> {
  // An idle connection that is closed while a request is on its way would be an error.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
