const INFO = 30
const WARN = 40
const FATAL = 60

/** A line in the form of the log, for messages that come before the logger exists or that every log level shows. */
function ownLine(level: number, message: string, fields: object = {}, timeMs = Date.now()): string {
  return JSON.stringify({ level, time: timeMs, pid: process.pid, ...fields, msg: message })
}

export const infoLine = (message: string, fields: object, timeMs: number) =>
  ownLine(INFO, message, fields, timeMs)

/** Why the service ends. */
export const fatalLine = (error: Error, fields: object = {}) =>
  ownLine(FATAL, error.message, fields)

/** Replaces the lines that Node prints for an error that nobody handles, which ends the process. @param note prints a line */
export function crashInLines(note: (line: string) => void): void {
  process.on('uncaughtException', (error: unknown) => {
    const { stack } = error instanceof Error ? error : { stack: undefined }
    note(fatalLine(error instanceof Error ? error : new Error(String(error)), { stack }))
    process.exit(1)
  })
}

/** Replaces the two lines that Node prints for each of its warnings. @param note prints a line */
export function warnInLines(note: (line: string) => void): void {
  process.removeAllListeners('warning')
  process.on('warning', ({ name, message }) => note(ownLine(WARN, message, { name })))
}
