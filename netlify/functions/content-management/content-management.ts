import type { Config } from '@netlify/functions'
import * as contract from '#contract/content.ts'
import { pathsOf, serve, staff } from '#server/lib/http/serve.ts'
import * as management from '#server/services/content-management.ts'

const served = [
  staff(contract.createOffer, management.addOffer),
  staff(contract.updateOffer, ({ db, params, body }) => management.updateOffer(db, params.id, body)),
  staff(contract.deleteOffer, ({ db, params }) => management.deleteWithPicture(db, 'offers', params.id)),
  staff(contract.createNotification, management.addNotification),
  staff(contract.updateNotification, ({ db, params, body }) =>
    management.updateNotification(db, params.id, body),
  ),
  staff(contract.deleteNotification, ({ db, params }) =>
    management.deleteWithPicture(db, 'notifications', params.id),
  ),
  staff(contract.uploadGallery, management.addGalleryPicture),
  staff(contract.deleteGalleryImage, ({ db, params }) =>
    management.deleteWithPicture(db, 'gallery', params.id),
  ),
]

export default serve(served)

export const config: Config = { path: pathsOf(served) }
