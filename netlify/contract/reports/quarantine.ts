import { z } from 'zod'
import { staffEndpoint } from '#contract/wire/endpoint.ts'
import { reportIds } from './export.ts'

export const releaseEnquiry = staffEndpoint('POST /api/reports/:report/:id/release', {
  ofAllOutlets: true,
  summary:
    'Counts one enquiry that was held back as a robot’s as genuine from now on; 404 when none is held back under this id.',
  params: z.object({ report: z.enum(reportIds), id: z.uuid() }),
  answer: z.object({ message: z.string() }),
})
