import { z } from 'zod'
import { editors } from '#contract/people/staff-roles.ts'
import { routes } from '#contract/wire/all-routes.ts'
import { endpoint } from '#contract/wire/endpoint.ts'
import { idParams } from '#contract/wire/id-params.ts'
import { imageUpload } from '#contract/wire/image-upload.ts'
import { type ContentKindId, contentFields, orderedKinds } from './content-fields.ts'
import { editOf, itemFields, itemId, managedItem, placeholder } from './content-items.ts'

const done = z.object({ message: z.string() })

const changes = (thing: string) =>
  `Changes ${thing}: multipart with those fields that change, and what was seen in them; the same again changes nothing more. 404 when there is none; 409 when one of them is no longer the expected one.`

export const listManagedContent = endpoint({
  name: 'listManagedContent',
  ...routes.listManagedContent,
  role: 'staff',
  onlyFor: editors,
  summary:
    'All items of a kind, with those that do not run today: slides and gallery in order, others newest first.',
  params: z.object({ kind: z.enum(Object.keys(contentFields) as [ContentKindId, ...ContentKindId[]]) }),
  answer: z.array(managedItem),
})

const ids = z.array(itemId).max(1_000)

export const orderContent = endpoint({
  name: 'orderContent',
  ...routes.orderContent,
  role: 'staff',
  onlyFor: editors,
  summary:
    'Puts slides or gallery pictures into an order; 409 when they no longer stand in the expected one.',
  params: z.object({ kind: z.enum(orderedKinds) }),
  body: z.strictObject({ ids, expected: ids }),
  answer: done,
  purges: ['slides', 'gallery'],
})

export const createSlide = endpoint({
  name: 'createSlide',
  ...routes.createSlide,
  role: 'staff',
  onlyFor: editors,
  summary:
    'Adds a slide of the home page, as the last: multipart image and alt; title, line, link, from and to optional.',
  accepts: 'multipart',
  body: z.object({ ...itemFields.slides, image: imageUpload, placeholder }),
  answer: done.extend({ id: itemId }),
  status: 201,
  purges: ['slides'],
})

export const updateSlide = endpoint({
  name: 'updateSlide',
  ...routes.updateSlide,
  role: 'staff',
  onlyFor: editors,
  summary: changes('a slide'),
  accepts: 'multipart',
  params: idParams,
  body: editOf(itemFields.slides),
  answer: done,
  purges: ['slides'],
})

export const deleteSlide = endpoint({
  name: 'deleteSlide',
  ...routes.deleteSlide,
  role: 'staff',
  onlyFor: editors,
  summary: 'Removes a slide and its picture; 404 when there is none.',
  params: idParams,
  answer: done,
  purges: ['slides'],
})

export const createOffer = endpoint({
  name: 'createOffer',
  ...routes.createOffer,
  role: 'staff',
  onlyFor: editors,
  summary:
    'Adds an offer: multipart title, description, image; terms, amount (rupees off the price of its models), models (one a line), from and to optional.',
  accepts: 'multipart',
  body: z.object({ ...itemFields.offers, image: imageUpload, placeholder }),
  answer: done.extend({ id: itemId }),
  status: 201,
  purges: ['offers'],
})

export const updateOffer = endpoint({
  name: 'updateOffer',
  ...routes.updateOffer,
  role: 'staff',
  onlyFor: editors,
  summary: changes('an offer'),
  accepts: 'multipart',
  params: idParams,
  body: editOf(itemFields.offers),
  answer: done,
  purges: ['offers'],
})

export const deleteOffer = endpoint({
  name: 'deleteOffer',
  ...routes.deleteOffer,
  role: 'staff',
  onlyFor: editors,
  summary: 'Removes an offer and its picture; 404 when there is none.',
  params: idParams,
  answer: done,
  purges: ['offers'],
})

export const createNotification = endpoint({
  name: 'createNotification',
  ...routes.createNotification,
  role: 'staff',
  onlyFor: editors,
  summary: 'Adds a pop-up picture: multipart image; alt, from and to optional.',
  accepts: 'multipart',
  body: z.object({ ...itemFields.notifications, image: imageUpload, placeholder }),
  answer: done.extend({ id: itemId }),
  status: 201,
  purges: ['notifications'],
})

export const updateNotification = endpoint({
  name: 'updateNotification',
  ...routes.updateNotification,
  role: 'staff',
  onlyFor: editors,
  summary: changes('a pop-up picture'),
  accepts: 'multipart',
  params: idParams,
  body: editOf(itemFields.notifications),
  answer: done,
  purges: ['notifications'],
})

export const deleteNotification = endpoint({
  name: 'deleteNotification',
  ...routes.deleteNotification,
  role: 'staff',
  onlyFor: editors,
  summary: 'Removes a pop-up picture; 404 when there is none.',
  params: idParams,
  answer: done,
  purges: ['notifications'],
})

export const uploadGallery = endpoint({
  name: 'uploadGallery',
  ...routes.uploadGallery,
  role: 'staff',
  onlyFor: editors,
  summary: 'Adds one gallery picture: multipart images (one file a call), alt optional.',
  accepts: 'multipart',
  body: z.object({ ...itemFields.gallery, images: imageUpload, placeholder }),
  answer: done.extend({ id: itemId }),
  status: 201,
  purges: ['gallery'],
})

export const updateGalleryImage = endpoint({
  name: 'updateGalleryImage',
  ...routes.updateGalleryImage,
  role: 'staff',
  onlyFor: editors,
  summary: changes('a gallery picture'),
  accepts: 'multipart',
  params: idParams,
  body: editOf(itemFields.gallery),
  answer: done,
  purges: ['gallery'],
})

export const deleteGalleryImage = endpoint({
  name: 'deleteGalleryImage',
  ...routes.deleteGalleryImage,
  role: 'staff',
  onlyFor: editors,
  summary: 'Removes a gallery picture; 404 when there is none.',
  params: idParams,
  answer: done,
  purges: ['gallery'],
})
