import type { Position } from '../../../engine/geo/position.js'
import type { PictureSubject } from '../../../files/pictures/route-picture.js'
import { escapeXml } from '../../../files/xml.js'
import type { SavedPlan } from '../../../keeping/store/database/store.js'
import { unpackAnswer } from '../transport/answer-text.js'
import type { OpenWay } from './open-way.js'

/** What a chat program shows for a shared link. */
export interface Preview {
  readonly id: string
  readonly title: string
  readonly description: string
}

/** What previews read of the stored answer to a voyage. */
interface KeptVoyage {
  readonly legs: readonly (Ends & { readonly geometry: { readonly coordinates: Position[] } })[]
  readonly totals: { readonly distance_nm: number; readonly duration_hours: number }
  readonly data_version: string
  readonly open?: OpenWay
}
interface Ends {
  readonly origin: { readonly port: { readonly name: string } | null }
  readonly destination: Ends['origin']
}
type SharedPlan = SavedPlan & { readonly answer: string }

const NOT_FOR_NAVIGATION = 'Not for navigation.'
const keptIn = async ({ answer }: SharedPlan): Promise<KeptVoyage> =>
  JSON.parse(await unpackAnswer(answer))

/** Distance and duration, as the page says them. */
function figuresOf({ totals }: KeptVoyage): { readonly nm: string; readonly time: string } {
  const whole = Math.round(totals.duration_hours)
  const nm = totals.distance_nm.toLocaleString('en-GB', { maximumFractionDigits: 0 })
  return { nm: `${nm} nm`, time: `${Math.floor(whole / 24)} d ${whole % 24} h` }
}

/** "+10.1 d" against the open way, of hours as they are shown; null where it would be 0.0 days. */
function longerOf({ totals, open }: KeptVoyage): string | null {
  if (open === undefined) return null
  const days = (Math.round(totals.duration_hours) - Math.round(open.duration_hours)) / 24
  const shown = Math.abs(days).toFixed(1)
  return shown === '0.0' ? null : `${days < 0 ? '-' : '+'}${shown} d`
}

/** @param plan plan with its packed answer */
export async function previewOf(plan: SharedPlan): Promise<Preview> {
  const { nm, time } = figuresOf(await keptIn(plan))
  return { id: plan.id, title: plan.name, description: `${nm}, ${time}. ${NOT_FOR_NAVIGATION}` }
}

/** What the picture of a shared plan shows. */
export async function pictureSubject(plan: SharedPlan): Promise<PictureSubject> {
  const voyage = await keptIn(plan)
  const { legs, data_version: version } = voyage
  const { nm, time } = figuresOf(voyage)
  const places = [legs[0]!.origin, ...legs.map(({ destination }) => destination)]
  const longer = longerOf(voyage)
  return {
    legs: legs.map(({ geometry }) => geometry.coordinates),
    others: voyage.open?.legs ?? [],
    // The page's name for a plan has the days too.
    title: longer === null ? plan.name : plan.name.replace(`, ${longer.replace('-', '−')}`, ''),
    figures: longer === null ? [time, nm] : [longer, `${time}, ${nm}`],
    credit: `Fairway · sea data ${version} · ${NOT_FOR_NAVIGATION}`,
    places: places.map(({ port }) => port?.name ?? null),
  }
}

/**
 * The page with the tags that chat programs read (Open Graph).
 * @param publicUrl address of the service. Chat programs ignore relative addresses of pictures.
 */
export function withPreview(html: string, preview: Preview, publicUrl: string): string {
  const { id, title, description } = preview
  const base = publicUrl.replace(/\/+$/, '')
  const tags = {
    'og:type': 'website',
    'og:site_name': 'Fairway',
    'og:title': title,
    'og:description': description,
    'og:url': `${base}/?shared=${id}`,
    'og:image': `${base}/v1/shared-plans/${id}/picture`,
    'og:image:width': '800',
    'og:image:height': '420',
    'og:image:alt': title,
    'twitter:card': 'summary_large_image',
  }
  const lines = Object.entries(tags).map(
    ([name, content]) => `<meta property="${name}" content="${escapeXml(content)}" />`,
  )
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeXml(title)} · Fairway</title>`)
    .replace('</head>', () => `${lines.join('\n    ')}\n  </head>`)
}
