import { escapeXml } from '../../../files/xml.js'
import type { SavedPlan } from '../../../keeping/store/database/store.js'
import { unpackAnswer } from '../transport/answer-text.js'

/** What a chat program shows for a shared link. */
export interface Preview {
  readonly id: string
  readonly title: string
  readonly description: string
}

/** @param plan plan with its packed answer */
export async function previewOf({
  id,
  name,
  answer,
}: SavedPlan & { readonly answer: string }): Promise<Preview> {
  const { totals } = JSON.parse(await unpackAnswer(answer)) as {
    totals: { distance_nm: number; duration_hours: number }
  }
  const whole = Math.round(totals.duration_hours)
  const nm = totals.distance_nm.toLocaleString('en-GB', { maximumFractionDigits: 0 })
  const description = `${nm} nm, ${Math.floor(whole / 24)} d ${whole % 24} h. Not for navigation.`
  return { id, title: name, description }
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
