import type { z } from 'zod'
import { lineColour } from '#contract/dealership/brand-colours.ts'
import {
  type Dealership,
  type DealershipFacts,
  type DealershipRecord,
  setup,
} from '#contract/dealership/dealership.ts'
import type { OutletHours } from '#contract/outlets/outlet-hours.ts'
import { counted, readAllRows } from '#server/lib/supabase/all-rows.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import { readStored } from '#server/lib/supabase/read-stored.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import type { Tables, TablesUpdate } from '../../../supabase/database.types.ts'

const publicColumns =
  'name, wordmark, wordmark_below, logo, city, district, state, since, customers, sales_no, service_no, booking_no, care_no, whatsapp_no, sales_email, service_email, care_email, social_links, builder_name, builder_url, provider_name, provider_url, colours, opened_at'

type Row = Tables<'dealership'>
type PublicRow = Omit<Row, 'id' | 'google_reviews' | 'mail_footer' | 'gstin' | 'updated_at' | 'is_filled'>

/** The opening times of an outlet: by weekday, or as one text where the outlet has no hours. */
export interface OpenTimes {
  hours: OutletHours
  openTime: string
}

const linksOf = (row: PublicRow) => readStored('dealership.social_links', row.social_links)
const coloursOf = (row: PublicRow): DealershipFacts['colours'] => {
  const { accent = '', accentStrong = '', onAccent = '' } = readStored('dealership.colours', row.colours)
  return { accent, accentStrong, onAccent }
}

/**
 * The dealer, with the count of open outlets; `mainAddress` and `open` are the address and the opening times
 * of the first.
 */
export async function readDealership(db: DatabaseClient): Promise<
  Omit<Dealership, 'address' | 'openingHours' | 'loan' | 'pictures' | 'promises' | 'parts'> & {
    mainAddress: string
    open: OpenTimes | undefined
  }
> {
  const [row, outlets] = await Promise.all([
    db.from('dealership').select(publicColumns).single().then(dataOf),
    readAllRows((first, last) =>
      db
        .from('dealers')
        .select('id, address, is_showroom, map_embed_url, hours, open_time', counted)
        .is('closed_at', null)
        .order('sort_order')
        .order('id')
        .range(first, last),
    ),
  ])
  const [main] = outlets
  const number = (label: string, ...numbers: string[]) => ({ label, number: numbers.find(Boolean) ?? '' })
  return {
    name: row.name,
    logo: row.logo,
    wordmark: row.wordmark,
    wordmarkBelow: row.wordmark_below,
    city: row.city,
    district: row.district || row.city,
    state: row.state,
    since: row.since ?? 0,
    customers: row.customers ?? 0,
    showrooms: outlets.filter(({ is_showroom }) => is_showroom).length,
    outlets: outlets.length,
    mainOutlet: main?.id ?? 0,
    mainAddress: main?.address ?? '',
    mapEmbedUrl: main?.map_embed_url ?? '',
    open: main && { hours: readStored('dealers.hours', main.hours), openTime: main.open_time },
    phones: {
      sales: number('Sales', row.sales_no),
      service: number('Service', row.service_no, row.sales_no),
      serviceBooking: number('Service booking', row.booking_no, row.service_no, row.sales_no),
      customerCare: number(careLabel(row.care_no), row.care_no, row.sales_no),
    },
    whatsApp: row.whatsapp_no,
    emails: {
      sales: row.sales_email,
      service: row.service_email || row.sales_email,
      customerCare: row.care_email || row.sales_email,
    },
    socialLinks: linksOf(row),
    siteBuilder: { name: row.builder_name, url: row.builder_url },
    softwareProvider: { name: row.provider_name, url: row.provider_url },
    colours: { ...coloursOf(row), line: lineColour(coloursOf(row)) },
    isOpen: row.opened_at !== null,
  }
}

function careLabel(number: string): string {
  return /^1[ -]?8[06]0/.test(number) ? 'Customer care (toll-free)' : 'Customer care'
}

/** The facts of the dealership as staff write them. */
export async function readDealershipRecord(db: DatabaseClient): Promise<DealershipRecord> {
  return toRecord(dataOf(await db.from('dealership').select('*').single()))
}

function toRecord(row: Row): DealershipRecord {
  return {
    facts: {
      name: row.name,
      logo: row.logo,
      wordmark: row.wordmark,
      wordmarkBelow: row.wordmark_below,
      city: row.city,
      district: row.district,
      state: row.state,
      since: row.since,
      customers: row.customers,
      salesNumber: row.sales_no,
      serviceNumber: row.service_no,
      bookingNumber: row.booking_no,
      careNumber: row.care_no,
      whatsAppNumber: row.whatsapp_no,
      salesEmail: row.sales_email,
      serviceEmail: row.service_email,
      careEmail: row.care_email,
      socialLinks: linksOf(row),
      googleReviews: row.google_reviews,
      mailFooter: row.mail_footer,
      builderName: row.builder_name,
      builderUrl: row.builder_url,
      providerName: row.provider_name,
      providerUrl: row.provider_url,
      colours: coloursOf(row),
      gstin: row.gstin,
    },
    at: new Date(row.updated_at).toISOString(),
    isFilled: row.is_filled,
    isOpen: row.opened_at !== null,
  }
}

function toRow(facts: DealershipFacts): TablesUpdate<'dealership'> {
  return {
    name: facts.name,
    logo: facts.logo,
    wordmark: facts.wordmark,
    wordmark_below: facts.wordmarkBelow,
    city: facts.city,
    district: facts.district,
    state: facts.state,
    since: facts.since,
    customers: facts.customers,
    sales_no: facts.salesNumber,
    service_no: facts.serviceNumber,
    booking_no: facts.bookingNumber,
    care_no: facts.careNumber,
    whatsapp_no: facts.whatsAppNumber,
    sales_email: facts.salesEmail,
    service_email: facts.serviceEmail,
    care_email: facts.careEmail,
    social_links: facts.socialLinks,
    google_reviews: facts.googleReviews,
    mail_footer: facts.mailFooter,
    builder_name: facts.builderName,
    builder_url: facts.builderUrl,
    provider_name: facts.providerName,
    provider_url: facts.providerUrl,
    colours: facts.colours,
    gstin: facts.gstin,
  }
}

/** Saves the facts over those of the moment `expected`; undefined when newer facts stand there. */
export async function writeDealership(
  db: DatabaseClient,
  expected: string,
  facts: DealershipFacts,
): Promise<DealershipRecord | undefined> {
  const answer = await db
    .from('dealership')
    .update(toRow(facts))
    .eq('id', 1)
    .eq('updated_at', expected)
    .select()
    .maybeSingle()
  const row = dataOf(answer)
  return row ? toRecord(row) : undefined
}

/** The dealer's number for GST as staff read it; empty where nobody has given it. */
export async function readGstin(db: DatabaseClient): Promise<string> {
  return dataOf(await db.from('dealership').select('gstin').single()).gstin
}

/** Is the site switched on? */
export async function readOpening(db: DatabaseClient): Promise<boolean> {
  return dataOf(await db.from('dealership').select('opened_at').single()).opened_at !== null
}

/** Switches the site on or off. */
export async function writeOpening(db: DatabaseClient, isOpen: boolean): Promise<DealershipRecord> {
  const answer = await db
    .from('dealership')
    .update({ opened_at: isOpen ? new Date().toISOString() : null })
    .eq('id', 1)
    .select()
    .single()
  return toRecord(dataOf(answer))
}

const storedSteps = setup.omit({ texts: true, unchecked: true })

/** The steps of the first day that rows can tell, each with whether the dealer has done it. */
export async function readSteps(db: DatabaseClient): Promise<z.infer<typeof storedSteps>> {
  return callJson(db, 'read_setup', {}, storedSteps)
}
