// Traces of requests and of the database, by the OpenTelemetry SDK of the operator: docs/operations/metrics.md.
// Load it with: node --import /path/opentelemetry.mjs dist/interfaces/cli/main.js serve
import { subscribe } from 'node:diagnostics_channel'
import { register } from 'node:module'
import { trace } from '@opentelemetry/api'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { NodeSDK } from '@opentelemetry/sdk-node'

// Lets the SDK see modules that are loaded by import.
register('@opentelemetry/instrumentation/hook.mjs', import.meta.url)

/** Paths that probes ask every few seconds. */
const PROBES = /^\/(health|ready|metrics)$/

const sdk = new NodeSDK({
  serviceName: process.env.OTEL_SERVICE_NAME ?? 'fairway',
  instrumentations: [
    new HttpInstrumentation({
      // A query may contain an API key, and what somebody plans.
      startIncomingSpanHook: () => ({ 'url.query': '' }),
      // Also of a request that was rejected before its handler.
      applyCustomAttributesOnSpan: (span, _request, response) => {
        const id = response.getHeader?.('x-request-id')
        if (id !== undefined) span.setAttribute('fairway.request_id', id)
      },
      ignoreIncomingRequestHook: ({ url = '' }) => PROBES.test(url.split('?', 1)[0]),
    }),
    // Statements without their values: those contain emails and hashes.
    new PgInstrumentation({ requireParentSpan: true, enhancedDatabaseReporting: false }),
  ],
})
sdk.start()

// The service passes its headers when it writes them, and Node keeps those only if one was set before. The service
// replaces this one in each response.
subscribe('http.server.request.start', ({ response }) => response.setHeader('x-request-id', ''))

// A span is named after its route, because a path may contain ids. Fastify announces each handler.
subscribe('tracing:fastify.request.handler:start', ({ request, route }) => {
  const span = trace.getActiveSpan()
  if (span === undefined || route?.url === undefined) return
  span.updateName(`${request.method} ${route.url}`)
  span.setAttribute('http.route', route.url)
})

// Sends what is left once the service has ended. A handler of SIGTERM would keep a start from being stopped.
process.once('beforeExit', () => void sdk.shutdown())
