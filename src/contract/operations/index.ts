export { chain } from './chain.js'
export { distance } from './distance.js'
export { estimate } from './estimate.js'
export { figure } from './figure.js'
export { matrix } from './matrix.js'
export {
  type Answer,
  answerOf,
  type Begun,
  begin,
  type Calculated,
  type CallOptions,
  type Cost,
  call,
  type Operation,
  type Prepared,
} from './operation.js'
export { declaration } from './papers/declaration.js'
export type { Verification } from './papers/verify.js'
export { reach } from './reach.js'
export { route, routeFigures, routeLines } from './route.js'
export type { PreparedSailing } from './sailing.js'
export { shipYear } from './ship-year.js'
export type { Engine, OperationEngine, OperationTools } from './tools.js'
export { trace } from './trace.js'
export { voyage } from './voyage.js'
