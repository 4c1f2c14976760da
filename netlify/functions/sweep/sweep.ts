import type { Config, Context } from '@netlify/functions'
import { sweepSlips } from '#server/services/price-slips.ts'
import { eraseDue } from '#server/services/privacy.ts'
import { sweepLeads, sweepPhotos, sweepResumes, sweepUploads } from '#server/services/sweep.ts'

// Whose time is over goes first: then their résumé is nobody's.
export default async (_: Request, context: Context): Promise<Response> =>
  Response.json({
    erased: await eraseDue((work) => context.waitUntil(work)),
    freed: await sweepLeads(),
    removed: await sweepResumes(),
    photos: await sweepPhotos(),
    uploads: await sweepUploads(),
    slips: await sweepSlips(),
  })

export const config: Config = { schedule: '20 * * * *' }
