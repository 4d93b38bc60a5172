import type { JsonSchema } from '../validation/json-schema.js'

/** Members of our schemas besides the keywords, which are copied unchanged. */
interface Source {
  readonly title?: string
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Source>>
  /** The schema to publish, where the validator needs a different one. */
  readonly published?: Source
}

type Converted = Record<string, unknown>

/**
 * `oneOf` distinguishes the forms of one object, which the descriptions explain. It would contradict
 * the optional fields that may be null, and generators do not use it.
 */
const UNPUBLISHED = ['additionalItems', 'oneOf']

/**
 * Publishes every schema with a capitalised title once and refers to it by name. @fastify/swagger has
 * no such names, writes tuples as OpenAPI 3.0 does, and cannot express that an optional field of a
 * request may be null.
 */
export class OpenApiComponents {
  readonly schemas: Record<string, object> = {}

  forAnswer(schema: JsonSchema): object {
    return this.#publish(schema as Source, false)
  }

  /** Like `forAnswer`, but every optional field may also be null. */
  forRequest(schema: JsonSchema): object {
    return this.#publish(schema as Source, true)
  }

  #publish(schema: Source, isRequest: boolean): object {
    const { title } = schema
    const converted = this.#convert(schema, isRequest)
    if (title === undefined || !/^[A-Z]/.test(title)) return converted
    const known = this.schemas[title]
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(converted)) {
      throw new Error(`Two different schemas have the title ${title}.`)
    }
    this.schemas[title] = converted
    return { $ref: `#/components/schemas/${title}` }
  }

  #convert(schema: Source, isRequest: boolean): object {
    if (schema.published !== undefined) return this.#convert(schema.published, isRequest)
    const converted: Converted = {}
    const publish = (inner: Source) => this.#publish(inner, isRequest)
    for (const [keyword, value] of Object.entries(schema)) {
      if (keyword === 'properties') {
        Object.assign(converted, { properties: this.#properties(schema, isRequest) })
      } else if (keyword === 'items' && Array.isArray(value)) {
        // JSON Schema 2020-12 describes a tuple with prefixItems.
        Object.assign(converted, { prefixItems: value.map(publish), maxItems: value.length })
      } else if (keyword === 'items') {
        Object.assign(converted, { items: publish(value) })
      } else if (keyword === 'anyOf') {
        Object.assign(converted, { anyOf: value.map(publish) })
      } else if (!UNPUBLISHED.includes(keyword)) {
        converted[keyword] = value
      }
    }
    return converted
  }

  #properties({ properties = {}, required = [] }: Source, isRequest: boolean): object {
    return Object.fromEntries(
      Object.entries(properties).map(([name, declared]) => {
        const published = this.#publish(declared, isRequest)
        const mayBeNull = isRequest && !required.includes(name)
        return [name, mayBeNull ? { anyOf: [published, { type: 'null' }] } : published]
      }),
    )
  }
}
