import { z } from 'zod'
import { mediaPath } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { idParams } from './id-params.ts'
import { imageUpload } from './image-upload.ts'
import { limits } from './limits.ts'
import { routes } from './routes.ts'
import { line, paragraph, requiredLine } from './text.ts'

const id = z.number().int().positive()
const done = z.object({ message: z.string() })

/**
 * A slide of the home page. `alt` says what the picture shows; here and below it is an addition to the specification,
 * as are the words over the picture and the page of this site that it leads to. Each of them may be empty.
 */
export const slide = z.object({
  id,
  filepath: mediaPath,
  alt: z.string(),
  title: z.string(),
  line: z.string(),
  link: z.string(),
})
export type Slide = z.infer<typeof slide>

export const notification = z.object({ id, images: mediaPath, alt: z.string() })
export type Notification = z.infer<typeof notification>

export const galleryItem = z.object({ id, image_path: mediaPath, alt: z.string() })
export type GalleryItem = z.infer<typeof galleryItem>

export const offer = z.object({
  id,
  title: z.string(),
  image: mediaPath,
  description: z.string(),
  alt: z.string(),
})
export type Offer = z.infer<typeof offer>

export const listSlides = endpoint({
  name: 'listSlides',
  ...routes.listSlides,
  role: 'visitor',
  summary: 'Slides of the home page in order.',
  answer: z.array(slide),
  cacheTags: ['slides'],
})

export const listNotifications = endpoint({
  name: 'listNotifications',
  ...routes.listNotifications,
  role: 'visitor',
  summary: 'Pop-up pictures, newest first.',
  answer: z.array(notification),
  cacheTags: ['notifications'],
})

export const listGallery = endpoint({
  name: 'listGallery',
  ...routes.listGallery,
  role: 'visitor',
  summary: 'Gallery pictures, newest first.',
  answer: z.array(galleryItem),
  cacheTags: ['gallery'],
})

export const listOffers = endpoint({
  name: 'listOffers',
  ...routes.listOffers,
  role: 'visitor',
  summary: 'Offers; the one with the highest id is the latest.',
  answer: z.array(offer),
  cacheTags: ['offers'],
})

const offerWords = {
  title: requiredLine(limits.title),
  description: paragraph(limits.message).refine((text) => text !== '', {
    error: 'Please fill in this field.',
  }),
}

export const createOffer = endpoint({
  name: 'createOffer',
  ...routes.createOffer,
  role: 'staff',
  summary: 'Adds an offer: multipart title, description, image.',
  accepts: 'multipart',
  body: z.object({
    ...offerWords,
    image: imageUpload,
  }),
  answer: done.extend({ id }),
  status: 201,
  purges: ['offers'],
})

/**
 * The fields of an offer that change. Those that begin with `expected` are what the caller has seen in them: when
 * something else stands there now, the call answers 409 with that, who set it and when, and changes nothing.
 */
const offerEdit = z
  .object({
    ...offerWords,
    image: imageUpload,
    expectedTitle: line(limits.title),
    expectedDescription: paragraph(limits.message),
    expectedImage: mediaPath,
  })
  .partial()
export type OfferEdit = z.infer<typeof offerEdit>

/** As `offerEdit`, of a notification. */
const notificationEdit = z
  .object({
    image: imageUpload,
    alt: line(limits.alt),
    expectedAlt: line(limits.alt),
    expectedImage: mediaPath,
  })
  .partial()
export type NotificationEdit = z.infer<typeof notificationEdit>

export const updateOffer = endpoint({
  name: 'updateOffer',
  ...routes.updateOffer,
  role: 'staff',
  summary:
    'Changes an offer: multipart with those of title, description and image that change; the same again changes nothing more. 404 when there is none; 409 when one of them is no longer the expected one.',
  accepts: 'multipart',
  params: idParams,
  body: offerEdit,
  answer: done,
  purges: ['offers'],
})

export const deleteOffer = endpoint({
  name: 'deleteOffer',
  ...routes.deleteOffer,
  role: 'staff',
  summary: 'Removes an offer and its picture; 404 when there is none.',
  params: idParams,
  answer: done,
  purges: ['offers'],
})

export const createNotification = endpoint({
  name: 'createNotification',
  ...routes.createNotification,
  role: 'staff',
  summary: 'Adds a pop-up picture: multipart image, alt optional.',
  accepts: 'multipart',
  body: z.object({ image: imageUpload, alt: requiredLine(limits.alt).optional() }),
  answer: done.extend({ id }),
  status: 201,
  purges: ['notifications'],
})

export const updateNotification = endpoint({
  name: 'updateNotification',
  ...routes.updateNotification,
  role: 'staff',
  summary:
    'Changes a pop-up picture: multipart with those of image and alt that change; the same again changes nothing more. 404 when there is none; 409 when one of them is no longer the expected one.',
  accepts: 'multipart',
  params: idParams,
  body: notificationEdit,
  answer: done,
  purges: ['notifications'],
})

export const deleteNotification = endpoint({
  name: 'deleteNotification',
  ...routes.deleteNotification,
  role: 'staff',
  summary: 'Removes a pop-up picture; 404 when there is none.',
  params: idParams,
  answer: done,
  purges: ['notifications'],
})

export const uploadGallery = endpoint({
  name: 'uploadGallery',
  ...routes.uploadGallery,
  role: 'staff',
  summary: 'Adds one gallery picture: multipart images (one file a call), alt optional.',
  accepts: 'multipart',
  body: z.object({ images: imageUpload, alt: requiredLine(limits.alt).optional() }),
  answer: done.extend({ id }),
  status: 201,
  purges: ['gallery'],
})

export const deleteGalleryImage = endpoint({
  name: 'deleteGalleryImage',
  ...routes.deleteGalleryImage,
  role: 'staff',
  summary: 'Removes a gallery picture; 404 when there is none.',
  params: idParams,
  answer: done,
  purges: ['gallery'],
})
