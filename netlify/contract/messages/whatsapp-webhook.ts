import { z } from 'zod'
import { visitorEndpoint } from '#contract/wire/endpoint.ts'

const text = z.string().max(500)

export const confirmWhatsApp = visitorEndpoint('GET /api/whatsapp/webhook', {
  summary:
    'Answers the challenge with which Meta checks the address of WhatsApp; 401 for a wrong verify token.',
  query: z.object({ 'hub.mode': text, 'hub.verify_token': text, 'hub.challenge': text }).partial(),
  answer: z.instanceof(Response),
})

export const takeFromWhatsApp = visitorEndpoint('POST /api/whatsapp/webhook', {
  summary:
    'Takes what became of messages and what customers answered, signed in X-Hub-Signature-256; the work is done afterwards.',
  accepts: 'bytes',
  // Meta puts up to 3 MB into one call.
  bodyBytes: 3 * 1024 * 1024,
  body: z.instanceof(Uint8Array),
  answer: z.object({ isNew: z.boolean() }),
})
