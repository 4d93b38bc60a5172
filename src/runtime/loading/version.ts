/** Version of the package, for programs without Node's files too. A test compares it with package.json. */
export const VERSION = '0.1.0'
