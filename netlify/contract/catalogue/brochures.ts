import { z } from 'zod'
import { editors } from '#contract/people/staff-roles.ts'
import { staffEndpoint, visitorEndpoint } from '#contract/wire/endpoint.ts'
import { upload } from '#contract/wire/limits.ts'

export const getBrochure = visitorEndpoint('GET /media/brochures/:file', {
  summary:
    'The brochure of one active bike as a PDF, made of what the catalogue says now; 404 when there is none.',
  params: z.object({ file: z.string().regex(/^[a-z0-9-]{1,100}\.pdf$/) }),
  answer: z.instanceof(Response),
  cacheTags: ['catalogue', 'dealership', 'dealers'],
})

export const getOwnBrochure = visitorEndpoint('GET /media/documents/:file', {
  summary: 'A brochure that staff uploaded, as a PDF; 404 when there is none.',
  params: z.object({ file: z.string().regex(/^[0-9a-f]{64}\.pdf$/) }),
  answer: z.instanceof(Response),
  cacheTags: ['catalogue'],
})

export const addBrochure = staffEndpoint('POST /api/catalogueBrochures', {
  onlyFor: editors,
  changesAll: true,
  summary: 'Stores a brochure of the dealer’s own and answers its path, for a vehicle to name.',
  body: z.strictObject({
    file: z
      .file({ error: 'Please choose a PDF.' })
      .min(1, { error: 'This file is empty.' })
      .max(upload.brochureBytes, {
        error: 'This PDF is larger than 4 MB. Please save it with smaller pictures.',
      })
      .mime('application/pdf', { error: 'Please choose a PDF.' }),
  }),
  accepts: 'multipart',
  answer: z.object({ path: z.string() }),
  status: 201,
})
