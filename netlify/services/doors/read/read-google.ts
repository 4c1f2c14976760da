import { z } from 'zod'
import type { OpenDoor } from '#server/data/doors/deliveries.ts'
import { vendorIdOf } from './delivery-id.ts'
import { fittingLine } from './fitting-text.ts'
import { outsideEnquiry } from './outside-enquiry.ts'
import type { ReadDelivery } from './read-delivery.ts'
import { seenOf } from './seen-facts.ts'
import { parsed } from './sent-fields.ts'
import { sentMoment } from './sent-moment.ts'

const text = z.union([z.string(), z.number()]).transform(String).optional().catch(undefined)

const googleLead = z.object({
  lead_id: text,
  user_column_data: z.array(z.object({ column_name: text, column_id: text, string_value: text })).catch([]),
  campaign_id: text,
  adgroup_id: text,
  creative_id: text,
  form_id: text,
  gcl_id: text,
  is_test: z
    .union([z.boolean(), z.string(), z.number()])
    .transform((is) => /^(?:true|1)$/i.test(String(is)))
    .catch(false),
  lead_submit_time: text,
})

/** The key that a body names; undefined where there is none. */
export function googleKeyOf(body: string): string | undefined {
  return z.object({ google_key: z.string() }).safeParse(parsed(body)).data?.google_key
}

/** A lead of a Google lead form. A test makes no enquiry, and the key is not stored. */
export function readGoogle(body: string, door: Pick<OpenDoor, 'fields'>): ReadDelivery {
  const { google_key: _key, ...kept } = z.record(z.string(), z.unknown()).catch({}).parse(parsed(body))
  const lead = googleLead.catch(googleLead.parse({})).parse(kept)
  const read = {
    vendorId: vendorIdOf(lead.lead_id, body),
    sentAt: sentMoment(lead.lead_submit_time),
    body: JSON.stringify(kept),
  }
  if (lead.is_test) return { ...read, state: 'test' }
  const fields = lead.user_column_data.map(({ column_id = '', column_name, string_value = '' }) => ({
    name: column_id,
    label: column_name ?? column_id,
    value: string_value,
  }))
  const enquiry = outsideEnquiry(fields, door, {
    campaign: fittingLine(lead.campaign_id, 120),
    seen: seenOf({
      'Campaign number': lead.campaign_id,
      'Ad group number': lead.adgroup_id,
      'Advertisement number': lead.creative_id,
      'Form number': lead.form_id,
      'Click number': lead.gcl_id,
    }),
  })
  return { ...read, enquiry }
}
