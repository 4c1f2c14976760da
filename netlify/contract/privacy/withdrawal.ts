import { z } from 'zod'
import { routes } from '#contract/wire/all-routes.ts'
import { endpoint } from '#contract/wire/endpoint.ts'

export const withdrawConsent = endpoint({
  name: 'withdrawConsent',
  ...routes.withdrawConsent,
  role: 'visitor',
  summary:
    'Withdraws the consent to be written to, by the link of a receipt; 404 when the link is none of ours. A repeat changes nothing.',
  body: z.strictObject({ lead: z.uuid(), key: z.string().max(100) }),
  answer: z.object({ message: z.string() }),
})
