import { FACTOR_FILES, factorPath } from '../../emissions/factor-set.js'
import {
  AREAS_FILE,
  COAST_FILE,
  ICE_FILE,
  INLAND_FILE,
  MANIFEST_FILE,
  PASSAGES_FILE,
  PORT_ZONES_FILE,
  PORTS_FILE,
  SHALLOW_AREAS_FILE,
  STRAITS_FILE,
  WIND_FILE,
} from '../../engine/sea/stored/files.js'

/** What `openPlanner` reads besides the network of each resolution, `built/network-20km.fwy`. */
export const PLANNER_FILES: readonly string[] = [
  MANIFEST_FILE,
  COAST_FILE,
  PORTS_FILE,
  SHALLOW_AREAS_FILE,
  PASSAGES_FILE,
  STRAITS_FILE,
  ICE_FILE,
  INLAND_FILE,
  PORT_ZONES_FILE,
  AREAS_FILE,
  WIND_FILE,
  // The table of ships is one of them.
  ...FACTOR_FILES.map(factorPath),
]
