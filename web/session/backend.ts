export * from './seam.js'
/** The backend of this page. A build for a folder without a service replaces it here. */
export { serviceBackend as backend } from './service-backend.js'
