import type { Config } from '@netlify/functions'
import * as contract from '#contract/content/content-management.ts'
import { listItems } from '#server/data/content/managed-content.ts'
import { pathsOf, serve, staff } from '#server/lib/http/serve.ts'
import * as management from '#server/services/content/content-management.ts'

const served = [
  staff(contract.listManagedContent, ({ db, params }) => listItems(db, params.kind)),
  staff(contract.orderContent, ({ db, params, body }) => management.orderItems(db, params.kind, body)),
  staff(contract.createSlide, ({ body: { image, placeholder, ...body }, ...call }) =>
    management.addItem({ ...call, body }, 'slides', { image, placeholder }),
  ),
  staff(contract.updateSlide, ({ db, params, body }) => management.updateItem(db, 'slides', params.id, body)),
  staff(contract.deleteSlide, ({ db, params }) => management.deleteItem(db, 'slides', params.id)),
  staff(contract.createOffer, ({ body: { image, placeholder, ...body }, ...call }) =>
    management.addItem({ ...call, body }, 'offers', { image, placeholder }),
  ),
  staff(contract.updateOffer, ({ db, params, body }) => management.updateItem(db, 'offers', params.id, body)),
  staff(contract.deleteOffer, ({ db, params }) => management.deleteItem(db, 'offers', params.id)),
  staff(contract.createNotification, ({ body: { image, placeholder, ...body }, ...call }) =>
    management.addItem({ ...call, body }, 'notifications', { image, placeholder }),
  ),
  staff(contract.updateNotification, ({ db, params, body }) =>
    management.updateItem(db, 'notifications', params.id, body),
  ),
  staff(contract.deleteNotification, ({ db, params }) =>
    management.deleteItem(db, 'notifications', params.id),
  ),
  staff(contract.uploadGallery, ({ body: { images: image, placeholder, ...body }, ...call }) =>
    management.addItem({ ...call, body }, 'gallery', { image, placeholder }, 'images'),
  ),
  staff(contract.updateGalleryImage, ({ db, params, body }) =>
    management.updateItem(db, 'gallery', params.id, body),
  ),
  staff(contract.deleteGalleryImage, ({ db, params }) => management.deleteItem(db, 'gallery', params.id)),
]

export default serve(served)

export const config: Config = { path: pathsOf(served) }
