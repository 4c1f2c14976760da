import { z } from 'zod'
import { editors } from '#contract/people/staff-roles.ts'
import { staffEndpoint } from '#contract/wire/endpoint.ts'
import { idParams } from '#contract/wire/id-params.ts'
import { imageUpload } from '#contract/wire/image-upload.ts'
import { type ContentKindId, contentFields, orderedKinds } from './content-fields.ts'
import { editOf, itemFields, itemId, managedItem, placeholder } from './content-items.ts'

const done = z.object({ message: z.string() })

const changes = (thing: string) =>
  `Changes ${thing}: multipart with those fields that change, and what was seen in them; the same again changes nothing more. 404 when there is none; 409 when one of them is no longer the expected one.`

export const listManagedContent = staffEndpoint('GET /api/managedContent/:kind', {
  onlyFor: editors,
  summary:
    'All items of a kind, with those that do not run today: slides and gallery in order, others newest first.',
  params: z.object({ kind: z.enum(Object.keys(contentFields) as [ContentKindId, ...ContentKindId[]]) }),
  answer: z.array(managedItem),
})

const ids = z.array(itemId).max(1_000)

export const orderContent = staffEndpoint('PATCH /api/managedContent/:kind/order', {
  onlyFor: editors,
  changesAll: true,
  summary:
    'Puts slides or gallery pictures into an order; 409 when they no longer stand in the expected one.',
  params: z.object({ kind: z.enum(orderedKinds) }),
  body: z.strictObject({ ids, expected: ids }),
  answer: done,
  purges: ['slides', 'gallery'],
})

export const createSlide = staffEndpoint('POST /api/slides', {
  onlyFor: editors,
  changesAll: true,
  summary:
    'Adds a slide of the home page, as the last: multipart image and alt; title, line, link, from and to optional.',
  accepts: 'multipart',
  body: z.object({ ...itemFields.slides, image: imageUpload, placeholder }),
  answer: done.extend({ id: itemId }),
  status: 201,
  purges: ['slides'],
})

export const updateSlide = staffEndpoint('PATCH /api/slides/:id', {
  onlyFor: editors,
  changesAll: true,
  summary: changes('a slide'),
  accepts: 'multipart',
  params: idParams,
  body: editOf(itemFields.slides),
  answer: done,
  purges: ['slides'],
})

export const deleteSlide = staffEndpoint('DELETE /api/slides/:id', {
  onlyFor: editors,
  changesAll: true,
  summary: 'Removes a slide and its picture; 404 when there is none.',
  params: idParams,
  answer: done,
  purges: ['slides'],
})

export const createOffer = staffEndpoint('POST /api/createOffers', {
  onlyFor: editors,
  changesAll: true,
  summary:
    'Adds an offer: multipart title, description, image; terms, amount (rupees off the price of its models), models (one a line), from and to optional.',
  accepts: 'multipart',
  body: z.object({ ...itemFields.offers, image: imageUpload, placeholder }),
  answer: done.extend({ id: itemId }),
  status: 201,
  purges: ['offers'],
})

export const updateOffer = staffEndpoint('PATCH /api/updateOffers/:id', {
  onlyFor: editors,
  changesAll: true,
  summary: changes('an offer'),
  accepts: 'multipart',
  params: idParams,
  body: editOf(itemFields.offers),
  answer: done,
  purges: ['offers'],
})

export const deleteOffer = staffEndpoint('DELETE /api/deleteOffers/:id', {
  onlyFor: editors,
  changesAll: true,
  summary: 'Removes an offer and its picture; 404 when there is none.',
  params: idParams,
  answer: done,
  purges: ['offers'],
})

export const createNotification = staffEndpoint('POST /api/postNotification', {
  onlyFor: editors,
  changesAll: true,
  summary: 'Adds a pop-up picture: multipart image; alt, from and to optional.',
  accepts: 'multipart',
  body: z.object({ ...itemFields.notifications, image: imageUpload, placeholder }),
  answer: done.extend({ id: itemId }),
  status: 201,
  purges: ['notifications'],
})

export const updateNotification = staffEndpoint('PATCH /api/updateNotification/:id', {
  onlyFor: editors,
  changesAll: true,
  summary: changes('a pop-up picture'),
  accepts: 'multipart',
  params: idParams,
  body: editOf(itemFields.notifications),
  answer: done,
  purges: ['notifications'],
})

export const deleteNotification = staffEndpoint('DELETE /api/deleteNotification/:id', {
  onlyFor: editors,
  changesAll: true,
  summary: 'Removes a pop-up picture; 404 when there is none.',
  params: idParams,
  answer: done,
  purges: ['notifications'],
})

export const uploadGallery = staffEndpoint('POST /api/galleryupload', {
  onlyFor: editors,
  changesAll: true,
  summary: 'Adds one gallery picture: multipart images (one file a call), alt optional.',
  accepts: 'multipart',
  body: z.object({ ...itemFields.gallery, images: imageUpload, placeholder }),
  answer: done.extend({ id: itemId }),
  status: 201,
  purges: ['gallery'],
})

export const updateGalleryImage = staffEndpoint('PATCH /api/updateGalleryImg/:id', {
  onlyFor: editors,
  changesAll: true,
  summary: changes('a gallery picture'),
  accepts: 'multipart',
  params: idParams,
  body: editOf(itemFields.gallery),
  answer: done,
  purges: ['gallery'],
})

export const deleteGalleryImage = staffEndpoint('DELETE /api/deleteGalleryImg/:id', {
  onlyFor: editors,
  changesAll: true,
  summary: 'Removes a gallery picture; 404 when there is none.',
  params: idParams,
  answer: done,
  purges: ['gallery'],
})
