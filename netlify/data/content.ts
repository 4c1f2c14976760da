import type { GalleryItem, Notification, Offer, Slide } from '#contract/content.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/** Slides of the home page, in order. */
export async function listSlides(db: DatabaseClient): Promise<Slide[]> {
  return dataOf(await db.from('slides').select('id, filepath:image, alt').order('sort_order').order('id'))
}

/** Pop-up pictures, newest first. */
export async function listNotifications(db: DatabaseClient): Promise<Notification[]> {
  return dataOf(await db.from('notifications').select('id, images:image, alt').order('id', newestFirst))
}

/** Gallery pictures, newest first. */
export async function listGallery(db: DatabaseClient): Promise<GalleryItem[]> {
  return dataOf(await db.from('gallery_images').select('id, image_path:image, alt').order('id', newestFirst))
}

/** Offers, newest first. */
export async function listOffers(db: DatabaseClient): Promise<Offer[]> {
  return dataOf(await db.from('offers').select('id, title, image, description, alt').order('id', newestFirst))
}

const newestFirst = { ascending: false }
