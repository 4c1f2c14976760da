import { z } from 'zod'
import { visitorEndpoint } from '#contract/wire/endpoint.ts'
import { quotationFacts } from './quotation-parts.ts'

/** The text behind `#` in the address of a quotation: its first version and the key that this server made. */
const link = z.string().max(200)

/** A quotation as its buyer reads it: the newest version that was given to them. */
export const ownQuotation = quotationFacts.extend({ name: z.string(), isExpired: z.boolean() })
export type OwnQuotation = z.output<typeof ownQuotation>

export const readOwnQuotation = visitorEndpoint('POST /api/quotation', {
  summary: 'The quotation of a link in its newest version; 404 when the link is none of ours.',
  body: z.strictObject({ link }),
  answer: ownQuotation,
})

export const agreeToQuotation = visitorEndpoint('PATCH /api/quotation', {
  summary:
    'Tells staff that the buyer says yes to the version of a link, once; 409 when it has expired or a newer version stands, 404 when the link is none of ours.',
  body: z.strictObject({ link, version: z.number().int().min(1).max(1000) }),
  answer: ownQuotation,
})
