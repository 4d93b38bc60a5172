/** Both under the old name; new code imports `request.js` and `errors.js`. */
export * from './errors.js'
export * from './request.js'
