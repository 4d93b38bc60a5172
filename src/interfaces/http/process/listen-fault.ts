/** The address to listen on, and the settings that determine it. */
export interface ListenAt {
  readonly host: string
  readonly port: number
  readonly hostSetting: string
  readonly portSetting: string
}

/** Explains in one line, with the remedy, why the service cannot listen there. */
export function listenFault(cause: unknown, { host, port, ...settings }: ListenAt): Error {
  const { hostSetting, portSetting } = settings
  const tell = () => {
    switch ((cause as NodeJS.ErrnoException).code) {
      case 'EADDRINUSE':
        return `port ${port} is in use: set ${portSetting} to another port, or stop the program that uses it`
      case 'EACCES':
        return `this user may not listen on port ${port}: set ${portSetting} to 1024 or higher`
      case 'EADDRNOTAVAIL':
      case 'ENOTFOUND':
      case 'EAI_AGAIN':
        return `${host} is not an address of this machine: set ${hostSetting} to one, e.g. 127.0.0.1, or 0.0.0.0 for all`
      default:
        return `the service can't listen on ${host}, port ${port} (${(cause as Error).message}): change ${hostSetting} or ${portSetting}`
    }
  }
  return new Error(`${tell()}.`, { cause })
}
