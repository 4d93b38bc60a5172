import type { EmissionsEstimate, EmissionsPreview } from '../../src/client/index.js'
import { Call } from '../session/call.svelte.js'

/** The last estimate, kept while the reader looks at other views. */
export const estimateCall = new Call<EmissionsEstimate>()
/** How the form as it stands would be estimated; free. */
export const previewCall = new Call<EmissionsPreview>()
