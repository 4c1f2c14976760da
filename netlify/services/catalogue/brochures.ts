import { dateInWords } from '#contract/wire/day-words.ts'
import { AppError } from '#contract/wire/errors.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { t } from '#contract/wire/language.ts'
import { findBikeByBrochure } from '#server/data/catalogue/vehicles.ts'
import { shownPolicy } from '#server/lib/files/shown-policy.ts'
import { ownUrl } from '#server/lib/site-url.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { inLanguage } from '#server/lib/words/in-language.ts'
import { getDealership } from '#server/services/dealership/dealership.ts'
import { type BrochurePicture, drawBrochure } from './brochure/brochure.ts'
import { getBike, getColours, getVariants } from './catalogue.ts'

/**
 * The brochure at this path as a PDF, with the present prices. Throws `not_found` when no active vehicle
 * names the path.
 */
export async function getBrochure(db: DatabaseClient, path: string): Promise<Response> {
  const bikeName = await findBikeByBrochure(db, path)
  if (bikeName === undefined)
    throw new AppError('not_found', { message: t`We have no brochure of that name.` })
  return inLanguage('en', () => brochureOf(db, bikeName))
}

/** The brochure of a model in English: its typeface has no letters of another script. */
async function brochureOf(db: DatabaseClient, bikeName: string): Promise<Response> {
  const [bike, variants, colours, dealership] = await Promise.all([
    getBike(db, bikeName),
    getVariants(db, bikeName),
    getColours(db, bikeName),
    getDealership(db),
  ])
  const picture = await fetchPicture(bike.shareImage ?? bike.image)
  const pdf = drawBrochure({
    bike,
    variants,
    colours,
    picture,
    day: dateInWords(indianDay(new Date())),
    dealership,
  })
  return new Response(Buffer.from(pdf), {
    headers: { 'content-type': 'application/pdf', 'content-security-policy': shownPolicy },
  })
}

/** Milliseconds to wait for the picture; a brochure without a picture is better than none. */
const pictureLimit = 2_000

const formats: Record<string, BrochurePicture['format'] | undefined> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
}

/**
 * A picture in the shape that the page has room for. The site's own models have a picture of that shape, for
 * link previews.
 */
async function fetchPicture(image: string): Promise<BrochurePicture | undefined> {
  if (!image) return undefined
  const url = new URL('/.netlify/images', ownUrl())
  url.searchParams.set('url', image.replace(/\/hero\.webp$/, '/share.jpg'))
  for (const [name, value] of Object.entries({ w: '1200', h: '630', fit: 'cover', fm: formatFor(image) }))
    url.searchParams.set(name, value)
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(pictureLimit) })
    const format = formats[answer.headers.get('content-type') ?? '']
    return answer.ok && format ? { bytes: new Uint8Array(await answer.arrayBuffer()), format } : undefined
  } catch {
    return undefined
  }
}

/**
 * The format of a picture for a PDF, which can hold neither WebP nor AVIF. A picture that may be transparent
 * comes as PNG, because the transparent parts of a JPEG turn black; a placeholder in its name proves that it
 * is opaque.
 */
function formatFor(image: string): 'jpg' | 'png' {
  return /\.jpe?g$|\/hero\.webp$|\.[0-9a-f]{36}\.\w+$/.test(image) ? 'jpg' : 'png'
}
