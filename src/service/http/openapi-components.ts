import type { JsonSchema } from './json-schema.js'

type Plain = Record<string, unknown>

/** Schemas with a capitalised title, each written once and referred to by it. */
export class OpenApiComponents {
  readonly schemas: Record<string, object> = {}

  forAnswer(schema: JsonSchema): object {
    return this.#publish(schema as Plain, false)
  }

  /** As `forAnswer`, with null allowed wherever a field may be left out. */
  forRequest(schema: JsonSchema): object {
    return this.#publish(schema as Plain, true)
  }

  #publish(schema: Plain, isRequest: boolean): object {
    const title = schema.title
    if (typeof title !== 'string' || !/^[A-Z]/.test(title)) return this.#convert(schema, isRequest)
    const converted = this.#convert(schema, isRequest)
    const known = this.schemas[title]
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(converted)) {
      throw new Error(`Two different schemas have the title ${title}.`)
    }
    this.schemas[title] = converted
    return { $ref: `#/components/schemas/${title}` }
  }

  #convert(schema: Plain, isRequest: boolean): Plain {
    if (schema.published !== undefined) return this.#convert(schema.published as Plain, isRequest)
    const converted: Plain = {}
    for (const [keyword, value] of Object.entries(schema)) {
      if (keyword === 'properties') {
        converted.properties = this.#properties(schema, isRequest)
      } else if (keyword === 'items' && Array.isArray(value)) {
        // A tuple: JSON Schema 2020-12 calls it prefixItems.
        converted.prefixItems = value.map((item) => this.#publish(item, isRequest))
        converted.maxItems = value.length
      } else if (keyword === 'items') {
        converted.items = this.#publish(value as Plain, isRequest)
      } else if (keyword === 'anyOf') {
        converted.anyOf = (value as Plain[]).map((branch) => this.#publish(branch, isRequest))
      } else if (keyword !== 'additionalItems') {
        converted[keyword] = value
      }
    }
    return converted
  }

  #properties(schema: Plain, isRequest: boolean): Plain {
    const required = (schema.required ?? []) as string[]
    return Object.fromEntries(
      Object.entries(schema.properties as Record<string, Plain>).map(([name, declared]) => {
        const published = this.#publish(declared, isRequest)
        const mayBeNull = isRequest && !required.includes(name)
        return [name, mayBeNull ? { anyOf: [published, { type: 'null' }] } : published]
      }),
    )
  }
}
