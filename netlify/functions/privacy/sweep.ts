import type { Config, Context } from '@netlify/functions'
import { sweepDeliveries } from '#server/data/doors/deliveries.ts'
import { sweepWhatsApp } from '#server/data/messages/whatsapp-deliveries.ts'
import { sweepSlips } from '#server/data/prices/price-slips.ts'
import { sweepVitals } from '#server/data/site/vitals.ts'
import { eraseDue } from '#server/services/privacy/privacy.ts'
import { sweepLeads, sweepPhotos, sweepResumes, sweepUploads } from '#server/services/privacy/sweep.ts'

/** Runs every part; failures end the run with their reasons, for the platform's log. */
export default async (_: Request, context: Context): Promise<Response> => {
  // Erasure comes first: afterwards no row names the résumés of erased people, so the sweep removes them.
  const [erased] = await Promise.allSettled([eraseDue((work) => context.waitUntil(work))])
  const swept = await Promise.allSettled([
    sweepLeads(),
    sweepResumes(),
    sweepPhotos(),
    sweepUploads(),
    sweepSlips(),
    sweepVitals(),
    sweepDeliveries(),
    sweepWhatsApp(),
  ])
  const [freed, removed, photos, uploads, slips, vitals, deliveries, whatsApp] = swept.map(countOf)
  return Response.json({
    erased: countOf(erased),
    freed,
    removed,
    photos,
    uploads,
    slips,
    vitals,
    deliveries,
    whatsApp,
  })
}

function countOf(part: PromiseSettledResult<number>): number {
  if (part.status === 'rejected') throw part.reason
  return part.value
}

export const config: Config = { schedule: '20 * * * *' }
