import { behavesAsRouter } from '../engine/routing/router-behaviour.js'
import { FakeRouter } from './fake-router.js'
import { testPorts } from './test-ports.js'

behavesAsRouter(async () => new FakeRouter(testPorts))
