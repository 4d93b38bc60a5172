import { answerMessages } from '../../src/interfaces/page/worker.js'

// This file is in assets/, beside the folder of the sea.
answerMessages(new URL('../sea/', location.href), { cache: 'fairway-sea' })
