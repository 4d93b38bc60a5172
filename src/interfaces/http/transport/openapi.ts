import type { RouteOptions } from 'fastify'
import { openApiDocument } from '../../../contract/openapi/document.js'
import { VERSION } from '../../../runtime/loading/version.js'
import { BODY_LIMIT_BYTES } from './body-limits.js'
import { sendTagged, type Tagged, tagged } from './cacheable.js'
import type { App } from './fastify-types.js'

/** It changes only with the version of the service. */
const CACHED_SECONDS = 300

/** Serves the document that describes all registered routes. */
export function installOpenApi(app: App): void {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    if (route.method === 'HEAD' || route.config?.internal) return
    routes.push({ ...route, bodyLimit: route.bodyLimit ?? BODY_LIMIT_BYTES })
  })
  let document: Tagged | undefined
  const read = () => {
    document ??= tagged(JSON.stringify(openApiDocument(routes, VERSION)))
    return document
  }
  app.get(
    '/openapi.json',
    {
      schema: {
        summary: 'The OpenAPI document',
        description: 'This document, as JSON.',
        tags: ['Operations'],
      },
      config: { tagged: true },
    },
    async (request, reply) => sendTagged(request, reply, read(), CACHED_SECONDS),
  )
}
