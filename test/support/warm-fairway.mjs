// Asks `warm-commands.mjs` to run a command, and tells what it told.
import { connect } from 'node:net'
import { json } from 'node:stream/consumers'

const [socket, ...args] = process.argv.slice(2)
const asked = connect(socket).end(JSON.stringify({ cwd: process.cwd(), env: process.env, args }))
const { output, notes, status } = await json(asked)
process.stdout.write(output)
process.stderr.write(notes)
process.exitCode = status
