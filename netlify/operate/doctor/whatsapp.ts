import { z } from 'zod'
import { graphUrl } from '#server/lib/meta/graph.ts'
import { type Check, mend, ok, unknown, type Verdict } from './finding.ts'
import { ask, type Target } from './target.ts'

const phone = z.object({
  display_phone_number: z.string(),
  verified_name: z.string().default(''),
  quality_rating: z.string().default('UNKNOWN'),
})

/** Checks that the Cloud API of WhatsApp alone can answer. */
export function whatsAppChecks(target: Target): Check[] {
  return [['WhatsApp', () => lookAtNumber(target)]]
}

/** May the token write from the number, and what do its receivers say of it? */
async function lookAtNumber({ variables }: Target): Promise<Verdict> {
  const { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_ID: id, WHATSAPP_GRAPH_URL: url } = variables
  if (!token || !id) return unknown('set WHATSAPP_TOKEN and WHATSAPP_PHONE_ID to ask')
  const fields = 'display_phone_number,verified_name,quality_rating'
  const response = await ask(`${url || graphUrl}/${id}?fields=${fields}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const read = phone.safeParse(await response.json())
  if (!read.success)
    return mend(`Meta answers ${response.status}: are WHATSAPP_TOKEN and WHATSAPP_PHONE_ID right?`)
  const { display_phone_number, verified_name, quality_rating } = read.data
  const who = [display_phone_number, verified_name].filter(Boolean).join(', ')
  return quality_rating === 'RED'
    ? mend(`${who}: receivers complain, and Meta may stop the number; write less`)
    : ok(who)
}
