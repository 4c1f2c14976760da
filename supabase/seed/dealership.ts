import { sentTables } from '#contract/leads/lead-kinds.ts'
import type { ShownParts } from '#contract/site/shown-parts.ts'
import { insertRows, type Run } from './rows.ts'

/** The dealer of the demo: a name that nobody has, and numbers that cannot ring anyone. */
export const demoDealership = {
  name: 'Kalinga Two-Wheelers',
  wordmark: 'Kalinga',
  wordmark_below: 'Two-Wheelers',
  city: 'Cuttack',
  district: 'Cuttack',
  state: 'Odisha',
  since: 2003,
  customers: 140_000,
  sales_no: '0671-000-0101',
  service_no: '0671-000-0201',
  booking_no: '0671-000-0401',
  care_no: '1800-000-0100',
  whatsapp_no: '+91 0671 000 0501',
  sales_email: 'sales@kalinga-two-wheelers.example',
  service_email: 'service@kalinga-two-wheelers.example',
  care_email: 'care@kalinga-two-wheelers.example',
  mail_footer: 'Kalinga Two-Wheelers, Dolamundai Chhak, Cuttack, Odisha 753009',
  builder_name: 'Mahanadi Web Works',
  builder_url: 'https://mahanadi-web-works.example',
  provider_name: 'Mahanadi Web Works',
  provider_url: 'https://mahanadi-web-works.example',
} as const

const socialLinks = ['Facebook', 'Instagram', 'YouTube', 'X'].map((network) => ({
  network,
  url: `https://${network.toLowerCase()}.example/kalinga-two-wheelers`,
}))

/** A call within one working day, of ten hours, for everything that is sent and asks for an answer. */
const promised = Object.fromEntries(
  sentTables
    .filter((table) => !['opt_ins', 'reviews', 'career_applications'].includes(table))
    .map((table) => [table, 600]),
)

/** The parts of the demo's site: all are on, and called by the words of the specification. */
export const demoParts: ShownParts = {
  off: [],
  names: {
    motorcycle: 'Motorcycle',
    scooter: 'Scooters',
    ev: 'EV',
    bigwing: 'BigWing',
    club: 'Joy Club',
    network: 'Become Honda Network',
  },
  networkAddress: 'become-honda-network',
}

/**
 * Stores who the dealer is, what the dealer promises and what the parts of the site are called, and switches
 * all of the site on.
 */
export async function seedDealership(run: Run): Promise<void> {
  const facts = {
    ...demoDealership,
    social_links: socialLinks,
    opened_at: '2026-01-01T00:00:00Z',
  }
  const columns = Object.keys(facts).join(', ')
  await run(
    `update public.dealership set (${columns}) =
       (select ${columns} from jsonb_populate_record(null::public.dealership, $1::text::jsonb))`,
    [JSON.stringify(facts)],
  )
  // A new row, because a change of the old one would be a line of the audit trail.
  await run('delete from public.promise_settings')
  await insertRows(run, 'promise_settings', [{ targets: promised }])
  await run(
    `update public.site_parts set is_on = true, name = coalesce($1::text::jsonb ->> id, ''),
       address = case id when 'network' then $2 else '' end`,
    [JSON.stringify(demoParts.names), demoParts.networkAddress],
  )
}
