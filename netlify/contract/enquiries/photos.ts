import { z } from 'zod'
import { readersOf } from '#contract/people/staff-roles.ts'
import { staffEndpoint, visitorEndpoint } from '#contract/wire/endpoint.ts'
import { t } from '#contract/wire/language.ts'
import { photoBytes, photoTypes } from './photo-limits.ts'
import { photoName } from './photo-paths.ts'

/** Answers the address to which the browser uploads one photograph, straight into the private bucket. */
export const requestPhotoUpload = visitorEndpoint('POST /api/photos/upload-url', {
  summary:
    'Answers where one photograph of this size and type may be PUT, for two hours, and the path that a form names. One address is answered 24 times in ten minutes.',
  body: z.strictObject({
    type: z.enum(photoTypes, { error: () => t`Please choose a picture.` }),
    size: z
      .number()
      .int()
      .min(1)
      .max(photoBytes, { error: () => t`This photograph is larger than 2 MB.` }),
  }),
  answer: z.object({ uploadUrl: z.url(), path: z.string() }),
})

const params = z.object({ path: photoName })

/** Hands a photograph of an enquiry to signed-in staff; the bucket itself stays closed. */
export const getPhoto = staffEndpoint('GET /api/photos/:path', {
  onlyFor: readersOf.sales,
  summary: 'A photograph that came with a review or an exchange, for staff.',
  params,
  answer: z.instanceof(Response),
})

/** A photograph of a review that is shown. */
export const getReviewPhoto = visitorEndpoint('GET /media/reviews/:path', {
  summary: 'A photograph of a review that staff show; 404 for any other.',
  params,
  answer: z.instanceof(Response),
  cacheTags: ['reviews'],
})
