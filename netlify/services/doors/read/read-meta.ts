import { z } from 'zod'
import type { MadeEnquiry, OpenDoor } from '#server/data/doors/deliveries.ts'
import { fittingLine } from './fitting-text.ts'
import { outsideEnquiry } from './outside-enquiry.ts'
import type { ReadDelivery } from './read-delivery.ts'
import { seenOf } from './seen-facts.ts'
import { parsed } from './sent-fields.ts'
import { sentMoment } from './sent-moment.ts'

const number = z.union([z.string(), z.number()]).transform(String)

const place = number.optional().catch(undefined)

const note = z.looseObject({
  leadgen_id: number,
  page_id: place,
  form_id: place,
  created_time: z.union([z.string(), z.number()]).optional().catch(undefined),
})

/** A list of whatever came; anything else is an empty one. */
const list = z.array(z.unknown()).catch([])
const body = z.object({ entry: list }).catch({ entry: [] })
const entry = z.object({ id: place, changes: list }).catch({ id: undefined, changes: [] })
const change = z.object({ field: z.literal('leadgen'), value: note })

/** The pages and forms of a note, by which its door is found. */
export function placesOf(text: string): string[] {
  const { page_id, form_id } = note.partial().catch({}).parse(parsed(text))
  return [form_id, page_id].filter((one) => one !== undefined)
}

/**
 * The notes of new leads in a body; each waits for its fields, which Meta is asked for. A part in another
 * shape takes no note beside it along.
 */
export function readMetaNotes(text: string): ReadDelivery[] {
  return body
    .parse(parsed(text))
    .entry.map((one) => entry.parse(one))
    .flatMap(({ id, changes }) =>
      changes.flatMap((one) => {
        const found = change.safeParse(one).data?.value
        if (!found) return []
        const kept = { ...(id && { page_id: id }), ...found }
        return [
          {
            vendorId: found.leadgen_id,
            sentAt: sentMoment(found.created_time),
            body: JSON.stringify(kept),
          },
        ]
      }),
    )
}

const text = z.union([z.string(), z.number(), z.boolean()]).transform(String).optional().catch(undefined)

/** A lead as Meta answers it; every part but the id may be missing. */
export const metaLead = z.object({
  id: number,
  created_time: text,
  ad_id: text,
  ad_name: text,
  adset_id: text,
  campaign_id: text,
  campaign_name: text,
  form_id: text,
  platform: text,
  is_organic: text,
  field_data: z
    .array(z.object({ name: z.string().catch(''), values: z.array(z.unknown()).catch([]) }))
    .catch([]),
})
export type MetaLead = z.output<typeof metaLead>

/** The enquiry of a lead that Meta answered, and its moment there. */
export function readMetaLead(
  lead: MetaLead,
  door: Pick<OpenDoor, 'fields'>,
): { enquiry: MadeEnquiry; sentAt: string | undefined } {
  const fields = lead.field_data.map(({ name, values }) => ({
    name,
    label: name.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase()),
    value: values.map(String).join(', '),
  }))
  const enquiry = outsideEnquiry(fields, door, {
    campaign: fittingLine(lead.campaign_name ?? lead.campaign_id, 120),
    seen: seenOf({
      Advertisement: lead.ad_name,
      'Ad number': lead.ad_id,
      'Ad set number': lead.adset_id,
      'Campaign number': lead.campaign_id,
      'Form number': lead.form_id,
      Platform: lead.platform,
    }),
  })
  return { enquiry, sentAt: sentMoment(lead.created_time) }
}
