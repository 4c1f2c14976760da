import { AppError } from '#contract/errors.ts'
import { indianDay } from '#contract/indian-clock.ts'
import { t } from '#contract/language.ts'
import { findBikeByBrochure } from '#server/data/vehicles.ts'
import { shownPolicy } from '#server/lib/files/shown-policy.ts'
import { siteUrl } from '#server/lib/site-url.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { drawBrochure } from './brochure/brochure.ts'
import { getBike, getColours, getVariants } from './catalogue.ts'
import { getDealership } from './dealership.ts'

/**
 * The brochure at this path as a PDF, with the prices of now. Throws `not_found` when no active vehicle names the path.
 */
export async function getBrochure(db: DatabaseClient, path: string): Promise<Response> {
  const bikeName = await findBikeByBrochure(db, path)
  if (bikeName === undefined)
    throw new AppError('not_found', { message: t`We have no brochure of that name.` })
  const [bike, variants, colours, dealership] = await Promise.all([
    getBike(db, bikeName),
    getVariants(db, bikeName),
    getColours(db, bikeName),
    getDealership(db),
  ])
  const jpeg = await fetchPicture(bike.image)
  const pdf = drawBrochure({ bike, variants, colours, jpeg, day: dayInWords(), dealership })
  return new Response(Buffer.from(pdf), {
    headers: { 'content-type': 'application/pdf', 'content-security-policy': shownPolicy },
  })
}

/** Milliseconds to wait for the picture; a brochure without one is better than none. */
const pictureLimit = 2_000

/** The picture for link previews beside a model's hero, which is a JPEG: PDFs know neither WebP nor AVIF. */
async function fetchPicture(image: string): Promise<Uint8Array | undefined> {
  const path = image.replace(/\/hero\.webp$/, '/share.jpg')
  if (!path.endsWith('.jpg')) return undefined
  try {
    const answer = await fetch(new URL(path, siteUrl()), { signal: AbortSignal.timeout(pictureLimit) })
    const isPicture = answer.ok && answer.headers.get('content-type') === 'image/jpeg'
    return isPicture ? new Uint8Array(await answer.arrayBuffer()) : undefined
  } catch {
    return undefined
  }
}

/** `22 November 2026`, in India. */
function dayInWords(): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(indianDay(new Date())),
  )
}
