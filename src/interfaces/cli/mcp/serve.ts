import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import {
  localhostHostValidation,
  localhostOriginValidation,
  type NodeIncomingMessageLike,
  toNodeHandler,
} from '@modelcontextprotocol/node'
import { createMcpHandler, Server } from '@modelcontextprotocol/server'
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio'
import { VERSION } from '../../../runtime/loading/version.js'
import type { AssistantSources } from './assistant-tool.js'
import { messagesOf } from './messages.js'
import { ASSISTANT_TOOLS, answerTool } from './tools.js'

const INSTRUCTIONS =
  'Sea routes over true water, distances in nautical miles and kilometres, voyages, emissions. Quote distances with their conditions and warnings. Planning only, not for navigation.'

/** A server of the protocol over the tools. One for each connection. */
function mcpServer(sources: AssistantSources, calls = new Set<Promise<unknown>>()): Server {
  const server = new Server(
    { name: 'fairway', title: 'Fairway sea routing', version: VERSION },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  )
  server.setRequestHandler('tools/list', async () => ({
    tools: ASSISTANT_TOOLS.map(({ name, description, inputSchema, outputSchema }) => ({
      name,
      description,
      inputSchema,
      outputSchema,
      annotations: { readOnlyHint: true, openWorldHint: false },
    })),
  }))
  server.setRequestHandler(
    'tools/call',
    async ({ params: { name, arguments: input } }, context) => {
      const answer = answerTool(name, input, sources, context.mcpReq.signal)
      calls.add(answer)
      return { ...(await answer.finally(() => calls.delete(answer))) }
    },
  )
  return server
}

/** Serves the process that started this one, until it closes standard input. */
export function serveOnStdio(sources: AssistantSources): void {
  const calls = new Set<Promise<unknown>>()
  const input = Readable.from(withAnswers(messagesOf(process.stdin, process.stdout), calls))
  const transport = new StdioServerTransport(input)
  serveStdio(() => mcpServer(sources, calls), { transport })
}

/** Ends only when the calls so far are answered: the library answers none after its input has ended. */
async function* withAnswers(messages: AsyncIterable<Buffer>, calls: ReadonlySet<unknown>) {
  yield* messages
  do {
    await Promise.allSettled(calls)
    // The next message begins its call, or the answer is written.
    await turn()
  } while (calls.size > 0)
}

/**
 * Serves clients on this computer over streamable HTTP at /mcp. There is no login, so that the Host and Origin
 * of a request must be this computer: a web page elsewhere must not ask in its reader's name.
 * @returns the port, and what stops the server
 */
export async function serveOnHttp(port: number, sources: AssistantSources) {
  const handle = toNodeHandler(createMcpHandler(() => mcpServer(sources)))
  const [isLocalHost, isLocalOrigin] = [localhostHostValidation(), localhostOriginValidation()]
  const server = createServer((request, response) => {
    if (!isLocalHost(request, response) || !isLocalOrigin(request, response)) return
    // Not by URL, which throws at what any client may send: //.
    if (request.url!.split('?')[0] === '/mcp') {
      void handle(request as NodeIncomingMessageLike, response)
      return
    }
    response.writeHead(404, { 'content-type': 'text/plain' }).end('The address is /mcp.\n')
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve)
  })
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}
