/**
 * The planner without Node: the sea, ports and factors from a folder on a web server, or from bytes. For
 * browsers, workers and other environments with modules. In Node, the package itself reads a data folder.
 * `EngineWorker` is the page's side of a worker that runs `fairway-sea/engine/worker`.
 */

export * from '../../engine/routing/errors.js'
export { AREA_GROUPS } from '../../engine/sea/areas.js'
export { PLANNER_FILES } from '../../runtime/loading/planner-files.js'
export * from '../library/planner.js'
export { EngineWorker, type WorkerAnswer, type WorkerLike } from './engine-worker.js'
export {
  fetchSea,
  type OpenOptions,
  openPlanner,
  openSea,
  type PagePlanner,
  type SeaFiles,
} from './open.js'
export type { Progress, ReadFile, SeaSource } from './source.js'
export type { UnpackOptions } from './unpack.js'
