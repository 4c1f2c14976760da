import { jsPDF } from 'jspdf'
import { dateInWords } from '#contract/wire/day-words.ts'
import { AppError } from '#contract/wire/errors.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { t } from '#contract/wire/language.ts'
import { drawBrochure } from '#domain/catalogue/brochure/brochure.ts'
import { writeLatin } from '#domain/catalogue/brochure/latin-page.ts'
import { type BrochurePicture, brochurePicturePath, pictureIn } from '#domain/catalogue/brochure/picture.ts'
import { labelWords } from '#domain/catalogue/label-words.ts'
import { findBikeByBrochure } from '#server/data/catalogue/vehicles.ts'
import { shownPolicy } from '#server/lib/files/shown-policy.ts'
import { ownUrl } from '#server/lib/site-url.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { inLanguage } from '#server/lib/words/in-language.ts'
import { getDealership } from '#server/services/dealership/dealership.ts'
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

/**
 * The brochure of a model in English: its typeface has no letters of another script. Pages in other languages
 * make their brochure in the browser, which has the letters.
 */
async function brochureOf(db: DatabaseClient, bikeName: string): Promise<Response> {
  const [bike, variants, colours, dealership] = await Promise.all([
    getBike(db, bikeName),
    getVariants(db, bikeName),
    getColours(db, bikeName),
    getDealership(db),
  ])
  const picture = await fetchPicture(bike.shareImage ?? bike.image)
  const page = writeLatin(new jsPDF({ unit: 'mm', format: 'a4', compress: true }))
  drawBrochure(page, {
    bike,
    variants,
    colours,
    picture,
    day: dateInWords(indianDay(new Date())),
    dealership,
    labelOf: labelWords,
    lineName: (label) => label,
  })
  return new Response(Buffer.from(page.output('arraybuffer')), {
    headers: { 'content-type': 'application/pdf', 'content-security-policy': shownPolicy },
  })
}

/** Milliseconds to wait for the picture; a brochure without a picture is better than none. */
const pictureLimit = 2_000

/** The picture, which the site itself cuts. */
async function fetchPicture(image: string): Promise<BrochurePicture | undefined> {
  if (!image) return undefined
  try {
    const url = new URL(brochurePicturePath(image), ownUrl())
    return await pictureIn(await fetch(url, { signal: AbortSignal.timeout(pictureLimit) }))
  } catch {
    return undefined
  }
}
