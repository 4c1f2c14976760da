import type { Config } from '@netlify/functions'
import * as contract from '#contract/enquiries/photos.ts'
import { perMinute } from '#server/lib/http/rate-limit.ts'
import { pathsOf, serve, staff, visitor } from '#server/lib/http/serve.ts'
import { getPhoto, getReviewPhoto, requestPhotoUpload } from '#server/services/enquiries/photos.ts'

const served = [
  visitor(contract.requestPhotoUpload, requestPhotoUpload),
  visitor(contract.getReviewPhoto, ({ db, params }) => getReviewPhoto(db, params.path)),
  staff(contract.getPhoto, ({ db, params }) => getPhoto(db, params.path)),
]

export default serve(served)

export const config: Config = { path: pathsOf(served), rateLimit: perMinute(300) }
