import type { GalleryItem, Notification, Offer, Slide } from '#contract/content.ts'
import { counted, readAllRows } from '#server/lib/supabase/all-rows.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

// Row-level security shows visitors what runs today, and nothing else.

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
      .select('id, title, image, description, alt, terms, models, to:last_day', counted)
      .order('id', newestFirst)
      .range(first, last),
  )
  return rows.map(({ to, ...offer }) => ({ ...offer, to: to ?? '' }))
}

const newestFirst = { ascending: false }
