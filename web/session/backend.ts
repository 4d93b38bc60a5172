export * from './seam.js'
/** The backend of this page. `npm run build:static` puts the engine in its place. */
export { serviceBackend as backend } from './service-backend.js'
