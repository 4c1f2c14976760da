import { z } from 'zod'
import { webAddress } from '#contract/dealership/dealership.ts'
import { visitorEndpoint } from '#contract/wire/endpoint.ts'
import { translated } from '#contract/wire/translated.ts'

/** The text behind `#` in the address of a mail that asks for a review: its lead and the server's key. */
const link = z.string().max(200)

export const readReviewAsk = visitorEndpoint('POST /api/reviewAsk', {
  summary:
    'What the review of a link is asked of: a vehicle of ours and an outlet, and nothing about anybody, and where Google takes one; 404 when the link is none of ours.',
  body: z.strictObject({ link }),
  answer: z.object({
    vehicle: z.string(),
    outlet: translated(z.string()),
    google: webAddress,
    isRefused: z.boolean(),
  }),
})

export const refuseReviewAsks = visitorEndpoint('PATCH /api/reviewAsk', {
  summary: 'Notes that the person of a link is not asked for a review again; a repeat changes nothing.',
  body: z.strictObject({ link }),
  answer: z.object({ message: z.string() }),
})
