import { z } from 'zod'
import { mediaPath } from '#contract/catalogue/catalogue.ts'
import { visitorEndpoint } from '#contract/wire/endpoint.ts'
import { translated } from '#contract/wire/translated.ts'

const id = z.number().int().positive()

/**
 * A slide of the home page. `alt` says what the picture shows. Here and below, `alt`, the words over the
 * picture and the linked page of this site are additions to the specification; each may be empty.
 */
export const slide = z.object({
  id,
  filepath: mediaPath,
  alt: translated(z.string()),
  title: translated(z.string()),
  line: translated(z.string()),
  link: z.string(),
})
export type Slide = z.infer<typeof slide>

export const notification = z.object({ id, images: mediaPath, alt: translated(z.string()) })
export type Notification = z.infer<typeof notification>

export const galleryItem = z.object({ id, image_path: mediaPath, alt: translated(z.string()) })
export type GalleryItem = z.infer<typeof galleryItem>

export const offer = z.object({
  id,
  title: translated(z.string()),
  image: mediaPath,
  description: translated(z.string()),
  alt: translated(z.string()),
  /** The small print of the offer; empty where there is none. */
  terms: translated(z.string()),
  /** The names of the models that the offer is for; none where it is for all. */
  models: z.array(z.string()),
  /** The rupees that the offer takes off the on-road price of its models; null where it takes none off. */
  amount: z.number().int().positive().nullable(),
  /** The last day of the offer in India, `YYYY-MM-DD`; empty where there is none. */
  to: z.string(),
})
export type Offer = z.infer<typeof offer>

export const listSlides = visitorEndpoint('GET /api/images', {
  firstLoad: true,
  summary: 'Slides of the home page that run today, in order.',
  answer: z.array(slide),
  cacheTags: ['slides'],
  changesAtMidnight: true,
})

export const listNotifications = visitorEndpoint('GET /api/getNotification', {
  firstLoad: true,
  summary: 'Pop-up pictures that run today, newest first.',
  answer: z.array(notification),
  cacheTags: ['notifications'],
  changesAtMidnight: true,
})

export const listGallery = visitorEndpoint('GET /api/gallery', {
  firstLoad: true,
  summary: 'Gallery pictures in the order that staff gave them, new ones first.',
  answer: z.array(galleryItem),
  cacheTags: ['gallery'],
})

export const listOffers = visitorEndpoint('GET /api/getOffers', {
  firstLoad: true,
  summary: 'Offers that run today; the one with the highest id is the latest.',
  answer: z.array(offer),
  cacheTags: ['offers'],
  changesAtMidnight: true,
})
