export * from './seam.js'
/** The one of this page; a build for a folder without a service takes another one here. */
export { serviceBackend as backend } from './service-backend.js'
