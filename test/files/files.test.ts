import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FILE_ENDINGS, FILE_FORMATS } from '../../src/files/files.js'
import { FORMATS } from '../../src/interfaces/cli/commands/formats.js'

const guide = readFileSync('docs/exchange-files.md', 'utf8')
const document = JSON.parse(readFileSync('openapi.json', 'utf8'))

test.each(FILE_ENDINGS)(
  '%s is offered by the API, on the command line and in the guide',
  (ending) => {
    const { name, mediaType } = FILE_FORMATS[ending]
    const { content } = document.paths['/calculate-route'].post.responses['200']
    expect(Object.keys(content)).toContain(mediaType)
    expect(FORMATS).toContain(ending)
    for (const text of [`| ${name}`, `\`.${ending}\``, `${mediaType}\``])
      expect(guide).toContain(text)
  },
)
