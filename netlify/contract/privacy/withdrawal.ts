import { z } from 'zod'
import { visitorEndpoint } from '#contract/wire/endpoint.ts'

export const withdrawConsent = visitorEndpoint('POST /api/withdrawals', {
  summary:
    'Withdraws the consent to be written to, by the link of a receipt; 404 when the link is none of ours. A repeat changes nothing.',
  body: z.strictObject({ lead: z.uuid(), key: z.string().max(100) }),
  answer: z.object({ message: z.string() }),
})
