import './styles/page.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { chartFiles } from './chart/chart-files.svelte.js'
import { followAddress } from './page/planner.svelte.js'
import { session } from './session/session.svelte.js'
import { language, preferredLanguage } from './texts/language.svelte.js'

const files = chartFiles.load()
followAddress()
await language.choose(preferredLanguage())
mount(App, { target: document.getElementById('planner')! })
await Promise.all([files, session.refresh()])
