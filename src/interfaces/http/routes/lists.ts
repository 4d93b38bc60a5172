import type { FastifyReply, FastifyRequest } from 'fastify'
import { requireEngine } from '../../../contract/operations/tools.js'
import {
  AreaList,
  AreaListQuery,
  PassageList,
  PassageListQuery,
  PortList,
  PortListQuery,
} from '../../../contract/schemas/service/lists.js'
import { areaList, passageList, portList } from '../../../contract/write/write-lists.js'
import { FILE_FORMATS } from '../../../files/files.js'
import { areasGeojson, passagesGeojson, portsCsv, portsGeojson } from '../../../files/lists.js'
import type { Dependencies } from '../dependencies.js'
import type { ServiceEngine } from '../engine.js'
import { sendTagged, type Tagged, tagged } from '../transport/cacheable.js'
import type { App } from '../transport/fastify-types.js'

/** Lists change only with the data. */
const CACHED_SECONDS = 3600
const JSON_TYPE = 'application/json; charset=utf-8'

interface Text {
  readonly type: string
  readonly text: string
}

/** The tables of the service as a whole, so that a page need not copy them. */
export function listEndpoints(app: App, dependencies: Dependencies): void {
  const texts = new Texts()
  const send = (
    key: string,
    write: (engine: ServiceEngine) => Text,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const { type, body } = texts.of(key, requireEngine(dependencies), write)
    return sendTagged(request, reply, body, CACHED_SECONDS, type)
  }
  const config = {
    rateLimit: 'public',
    strict: true,
    tagged: true,
    problems: ['starting'],
  } as const

  app.get(
    '/v1/ports',
    {
      schema: {
        summary: 'List ports',
        description: 'All ports and terminals. `format` geojson for a map, csv for a spreadsheet.',
        tags: ['Ports'],
        querystring: PortListQuery,
        response: { 200: PortList },
      },
      config: { ...config, formats: ['geojson', 'csv'] },
    },
    async (request, reply) => {
      const { format = 'json' } = request.query
      return send(`ports ${format}`, (engine) => PORTS[format](portsOf(engine)), request, reply)
    },
  )

  app.get(
    '/v1/passages',
    {
      schema: {
        summary: 'List passages',
        description:
          'All canals and straits that a request can close or open. `format` geojson for a map.',
        tags: ['Routes'],
        querystring: PassageListQuery,
        response: { 200: PassageList },
      },
      config: { ...config, formats: ['geojson'] },
    },
    async (request, reply) => {
      const { format = 'json' } = request.query
      return send(`passages ${format}`, PASSAGES[format], request, reply)
    },
  )

  app.get(
    '/v1/areas',
    {
      schema: {
        summary: 'List areas',
        description:
          'All emission control areas and the newest high-risk areas, which answers count and `avoid` keeps clear of. `format` geojson for a map.',
        tags: ['Routes'],
        querystring: AreaListQuery,
        response: { 200: AreaList },
      },
      config: { ...config, formats: ['geojson'] },
    },
    async (request, reply) => {
      const { format = 'json' } = request.query
      return send(`areas ${format}`, AREAS[format], request, reply)
    },
  )
}

type PortListBody = Parameters<typeof portsCsv>[0]
type PassageListBody = Parameters<typeof passagesGeojson>[0]

const portsOf = ({ ports }: ServiceEngine) => portList(ports) as PortListBody
const json = (list: object, type = JSON_TYPE): Text => ({ type, text: JSON.stringify(list) })

const PORTS = {
  json: (list: PortListBody) => json(list),
  geojson: (list: PortListBody) => json(portsGeojson(list), FILE_FORMATS.geojson.mediaType),
  csv: (list: PortListBody) => ({
    type: `${FILE_FORMATS.csv.mediaType}; charset=utf-8`,
    text: portsCsv(list),
  }),
}

const PASSAGES = {
  json: ({ closureTables }: ServiceEngine) => json(passageList(closureTables.passages)),
  geojson: ({ closureTables: { passages } }: ServiceEngine) => {
    const lines = new Map(passages.map(({ id, centreLines }) => [id, centreLines]))
    const list = passageList(passages) as PassageListBody
    return json(
      passagesGeojson(list, (id) => lines.get(id)!),
      FILE_FORMATS.geojson.mediaType,
    )
  },
}

const AREAS = {
  json: ({ areas }: ServiceEngine) => json(areaList(areas)),
  geojson: ({ areas }: ServiceEngine) => {
    const outlines = new Map(areas.map((area) => [area.id, area.outlines]))
    return json(
      areasGeojson(areaList(areas), (id) => outlines.get(id)!),
      FILE_FORMATS.geojson.mediaType,
    )
  },
}

/** A list as it is sent. */
interface Written {
  readonly type: string
  readonly body: Tagged
}

/** The lists of an engine, each written once. */
class Texts {
  readonly #written = new WeakMap<ServiceEngine, Map<string, Written>>()

  of(key: string, engine: ServiceEngine, write: (engine: ServiceEngine) => Text): Written {
    const known = this.#written.get(engine) ?? new Map<string, Written>()
    this.#written.set(engine, known)
    const written = known.get(key) ?? writtenOf(write(engine))
    known.set(key, written)
    return written
  }
}

const writtenOf = ({ type, text }: Text): Written => ({ type, body: tagged(text) })
