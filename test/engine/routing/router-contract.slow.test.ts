import { sea } from '../../support/sea.js'
import { behavesAsRouter } from './router-behaviour.js'

behavesAsRouter(async () => (await sea(100)).router)
