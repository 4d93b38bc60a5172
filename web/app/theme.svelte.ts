import { DARK, LIGHT, type Palette } from '../map/palette.js'
import { storage } from '../session/storage.js'

export const THEMES = ['system', 'light', 'dark'] as const
export type ThemeName = (typeof THEMES)[number]

const REMEMBERED = 'fairway-theme'

class Theme {
  choice: ThemeName = $state('system')
  #systemIsDark = $state(false)

  readonly isDark: boolean = $derived(
    this.choice === 'system' ? this.#systemIsDark : this.choice === 'dark',
  )
  readonly palette: Palette = $derived(this.isDark ? DARK : LIGHT)

  constructor() {
    const query = matchMedia('(prefers-color-scheme: dark)')
    this.#systemIsDark = query.matches
    query.addEventListener('change', ({ matches }) => {
      this.#systemIsDark = matches
    })
    const remembered = storage.get(REMEMBERED)
    this.choose(THEMES.find((name) => name === remembered) ?? 'system')
  }

  choose(choice: ThemeName): void {
    this.choice = choice
    document.documentElement.setAttribute('data-theme', choice)
    storage.set(REMEMBERED, choice)
  }
}

export const theme = new Theme()

export const wantsCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
