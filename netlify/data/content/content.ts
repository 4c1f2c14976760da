import type { GalleryItem, Notification, Offer, Slide } from '#contract/content/content.ts'
import type { PriceOffer } from '#contract/prices/price-offer.ts'
import { counted, readAllRows } from '#server/lib/supabase/all-rows.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

// Row-level security shows visitors only the content that runs today.

/** Slides of the home page that run today, in order. */
export async function listSlides(db: DatabaseClient): Promise<Slide[]> {
  return readAllRows((first, last) =>
    db
      .from('slides')
      .select('id, filepath:image, alt, title, line, link', counted)
      .order('sort_order')
      .order('id')
      .range(first, last),
  )
}

/** Pop-up pictures that run today, newest first. */
export async function listNotifications(db: DatabaseClient): Promise<Notification[]> {
  return readAllRows((first, last) =>
    db
      .from('notifications')
      .select('id, images:image, alt', counted)
      .order('id', newestFirst)
      .range(first, last),
  )
}

/** Gallery pictures in the order of the page. */
export async function listGallery(db: DatabaseClient): Promise<GalleryItem[]> {
  return readAllRows((first, last) =>
    db
      .from('gallery_images')
      .select('id, image_path:image, alt', counted)
      .order('sort_order')
      .order('id', newestFirst)
      .range(first, last),
  )
}

/** Offers that run today, newest first. */
export async function listOffers(db: DatabaseClient): Promise<Offer[]> {
  const rows = await readAllRows((first, last) =>
    db
      .from('offers')
      .select('id, title, image, description, alt, terms, models, amount:rupees_off, to:last_day', counted)
      .order('id', newestFirst)
      .range(first, last),
  )
  return rows.map(({ to, ...offer }) => ({ ...offer, to: to ?? '' }))
}

/** The offers that take rupees off a price and run on a day (`YYYY-MM-DD` in India), newest first. */
export async function listPriceOffers(db: DatabaseClient, day: string): Promise<PriceOffer[]> {
  const rows = await readAllRows((first, last) =>
    db
      .from('offers')
      .select('id, title, models, rupees:rupees_off, from:first_day, to:last_day', counted)
      .gt('rupees_off', 0)
      // One condition, because the embedded project heeds the first of two alone.
      .or(`and(or(first_day.is.null,first_day.lte.${day}),or(last_day.is.null,last_day.gte.${day}))`)
      .order('id', newestFirst)
      .range(first, last),
  )
  return rows.map(({ rupees, from, to, ...offer }) => ({
    ...offer,
    rupees: rupees ?? 0,
    from: from ?? '',
    to: to ?? '',
  }))
}

const newestFirst = { ascending: false }
