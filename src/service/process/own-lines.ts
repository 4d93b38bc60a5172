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
export const fatalLine = (error: Error) => ownLine(FATAL, error.message)

/** Replaces the two lines that Node prints for each of its warnings. @param note prints a line */
export function warnInLines(note: (line: string) => void): void {
  process.removeAllListeners('warning')
  process.on('warning', ({ name, message }) => note(ownLine(WARN, message, { name })))
}
