import { z } from 'zod'
import type { OpenDoor } from '#server/data/doors/deliveries.ts'
import { askGraph, GraphError, listOfGraph } from '#server/lib/meta/graph.ts'
import { type MetaLead, metaLead } from './read/read-meta.ts'

const fields = [
  'id',
  'created_time',
  'ad_id',
  'ad_name',
  'adset_id',
  'campaign_id',
  'campaign_name',
  'form_id',
  'platform',
  'is_organic',
  'field_data',
].join(',')

/** A lead with its fields; throws `GraphError`. */
export async function fetchMetaLead(id: string): Promise<MetaLead> {
  const read = metaLead.safeParse(await askGraph(encodeURIComponent(id), { fields }))
  if (!read.success) throw new GraphError('vendor_away', read.error)
  return read.data
}

const withId = z.object({ id: z.coerce.string() })

/** The leads that came to the pages and forms of a door since a moment; throws `GraphError`. */
export async function listMetaLeads({ pages }: Pick<OpenDoor, 'pages'>, since: Date): Promise<MetaLead[]> {
  // The token of a page is the page itself.
  const places = pages.length > 0 ? pages : ['me']
  const forms = new Set((await Promise.all(places.map(formsOf))).flat())
  const from = Math.floor(since.getTime() / 1000)
  const filtering = JSON.stringify([{ field: 'time_created', operator: 'GREATER_THAN', value: from }])
  const leads: MetaLead[] = []
  for (const form of forms)
    for (const entry of await listOfGraph(`${form}/leads`, { fields, filtering })) {
      const read = metaLead.safeParse(entry)
      if (read.success) leads.push(read.data)
    }
  return leads
}

/** The forms of a page; a number that is no page is a form itself. */
async function formsOf(place: string): Promise<string[]> {
  try {
    const forms = await listOfGraph(`${place}/leadgen_forms`, { fields: 'id' })
    return forms.flatMap((form) => withId.safeParse(form).data?.id ?? [])
  } catch (error) {
    if (place !== 'me' && error instanceof GraphError && error.why === 'not_found') return [place]
    throw error
  }
}
