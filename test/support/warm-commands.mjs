// Runs commands one after the other in one process, which opens each sea once. They are those that the tests compile,
// because the files of the installed package have several modules each. What asks for one (`warm-fairway.mjs`) gets its
// output, its notes and its exit status.
import { createServer } from 'node:net'
import { pathToFileURL } from 'node:url'

const [modules, socket] = process.argv.slice(2)
const load = (file) => import(pathToFileURL(`${modules}/${file}.js`).href)
const [{ buildProgram }, { openSea }, { terminalOf }] = await Promise.all(
  ['interfaces/cli/program', 'interfaces/cli/sea', 'tables/text/terminal'].map(load),
)

const seas = new Map()
const open = {
  ...openSea,
  sea: (environment, resolution) => {
    const known = seas.get(resolution) ?? openSea.sea(environment, resolution)
    seas.set(resolution, known)
    return known
  },
}

async function run({ cwd, env, args }) {
  const told = { output: '', notes: '', status: 0 }
  const writer = (name) => ({
    write(words) {
      told[name] += words
    },
  })
  const terminal = terminalOf({ env, stdin: [], stdout: writer('output'), stderr: writer('notes') })
  process.chdir(cwd)
  try {
    const program = await buildProgram(terminal, { open, args })
    await program.parseAsync(args, { from: 'user' })
  } catch (error) {
    terminal.note(String(error.stack))
    told.status = 1
  }
  return told
}

let last = Promise.resolve()
createServer({ allowHalfOpen: true }, (client) => {
  let asked = ''
  client.setEncoding('utf8').on('data', (text) => {
    asked += text
  })
  client.on('end', () => {
    last = last.then(async () => client.end(JSON.stringify(await run(JSON.parse(asked)))))
  })
}).listen(socket, () => console.log('ready'))
