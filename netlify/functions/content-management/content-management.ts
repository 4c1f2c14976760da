import type { Config } from '@netlify/functions'
import * as contract from '#contract/content.ts'
import { pathsOf, serve, staff } from '#server/lib/http/serve.ts'
import * as management from '#server/services/content-management.ts'

const served = [
  staff(contract.createOffer, ({ db, body }) => management.addOffer(db, body)),
  staff(contract.deleteOffer, ({ db, params }) => management.deleteWithPicture(db, 'offers', params.id)),
  staff(contract.createNotification, ({ db, body }) => management.addNotification(db, body)),
  staff(contract.deleteNotification, ({ db, params }) =>
    management.deleteWithPicture(db, 'notifications', params.id),
  ),
  staff(contract.uploadGallery, ({ db, body }) => management.addGalleryPicture(db, body)),
  staff(contract.deleteGalleryImage, ({ db, params }) =>
    management.deleteWithPicture(db, 'gallery', params.id),
  ),
]

export default serve(served)

export const config: Config = { path: pathsOf(served) }
