import { z } from 'zod'
import {
  type GalleryItem,
  galleryItem,
  type Notification,
  notification,
  type Offer,
  offer,
  type Slide,
  slide,
} from '#contract/content.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import type { Database } from '#server/lib/supabase/supabase-clients.ts'

/** Slides of the home page, in order. */
export async function listSlides(db: Database): Promise<Slide[]> {
  const answer = await db.from('slides').select('id, filepath:image, alt').order('sort_order').order('id')
  return z.array(slide).parse(dataOf(answer))
}

/** Pop-up pictures, newest first. */
export async function listNotifications(db: Database): Promise<Notification[]> {
  const answer = await db.from('notifications').select('id, images:image, alt').order('id', newestFirst)
  return z.array(notification).parse(dataOf(answer))
}

/** Gallery pictures, newest first. */
export async function listGallery(db: Database): Promise<GalleryItem[]> {
  const answer = await db.from('gallery_images').select('id, image_path:image, alt').order('id', newestFirst)
  return z.array(galleryItem).parse(dataOf(answer))
}

/** Offers, newest first. */
export async function listOffers(db: Database): Promise<Offer[]> {
  const answer = await db.from('offers').select('id, title, image, description, alt').order('id', newestFirst)
  return z.array(offer).parse(dataOf(answer))
}

const newestFirst = { ascending: false }
