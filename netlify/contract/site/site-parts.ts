import { type Language, languages } from '#contract/wire/language.ts'

/**
 * The parts of the site that a dealer can switch off or name, as plain data. What belongs to a part says so
 * in its own row: a page of the registry, a report (and through the report its form), a page text and an
 * entry of the staff menu each name their `part`. Menu, footer, search, sitemap, build, endpoints, dashboard,
 * reports and screens leave out what names a part that is off.
 */
export interface SitePart {
  /** Staff's name for the part. */
  label: string
}

/** The lines of the catalogue; a line without a shown model is off by itself. */
const lineParts = {
  motorcycle: { label: 'Motorcycles' },
  scooter: { label: 'Scooters' },
  ev: { label: 'Electric' },
  bigwing: { label: 'Big bikes' },
} as const satisfies Record<string, SitePart>

/** Pages, and what stands on every page. */
const pageParts = {
  club: { label: 'Customer club' },
  network: { label: 'Network partners' },
  exchange: { label: 'Exchange' },
  career: { label: 'Career' },
  gallery: { label: 'Gallery' },
  stock: { label: 'Stock' },
  popup: { label: 'Notification' },
  chat: { label: 'Chat' },
  social: { label: 'Social links' },
} as const satisfies Record<string, SitePart>

/** The languages beside English. */
const languageParts = {
  or: { label: 'Odia' },
  hi: { label: 'Hindi' },
} as const satisfies Record<string, SitePart>

/** The opt-in to messages, which is off by itself while no channel is on, and its channels. */
const messageParts = {
  'opt-in': { label: 'Opt-in to messages' },
  rcs: { label: 'RCS' },
  sms: { label: 'SMS' },
  obd: { label: 'Voice call' },
  email: { label: 'E-mail' },
  whatsapp: { label: 'WhatsApp' },
} as const satisfies Record<string, SitePart>

const rows = { ...lineParts, ...pageParts, ...languageParts, ...messageParts } as const
export type SitePartId = keyof typeof rows
/** Every part, by its id. */
export const siteParts: Readonly<Record<SitePartId, SitePart>> = rows

/** The ids of the parts by the group under which staff see them. */
export const partGroups: readonly { title: string; hint?: string; ids: readonly SitePartId[] }[] = [
  {
    title: 'Lines',
    hint: 'A line without a shown model is off by itself.',
    ids: Object.keys(lineParts) as SitePartId[],
  },
  { title: 'Pages', ids: Object.keys(pageParts) as SitePartId[] },
  { title: 'Languages', ids: Object.keys(languageParts) as SitePartId[] },
  {
    title: 'Messages',
    hint: 'The opt-in, and the channels that it offers.',
    ids: Object.keys(messageParts) as SitePartId[],
  },
]

export const sitePartIds = Object.keys(siteParts) as [SitePartId, ...SitePartId[]]

/** The parts with a name or heading that staff choose. */
export const namedPartIds = ['motorcycle', 'scooter', 'ev', 'bigwing', 'club', 'network'] as const
export type NamedPartId = (typeof namedPartIds)[number]

/** The longest name of a part, and the longest segment of an address, in characters. */
export const partLimits = { name: 40, address: 40 } as const

/** The last segment of the address of the partners' page, until staff choose another. */
export const usualNetworkAddress = 'become-a-partner'

const labels: Record<string, SitePart | undefined> = siteParts

/** Staff's name for a part, by its id. */
export function partLabel(id: string): string {
  return labels[id]?.label ?? id
}

/** Which parts are off, as every page knows it. */
export interface PartsOff {
  off: readonly SitePartId[]
}

/** Is the part off? What belongs to no part is never off. */
export function isOff({ off }: PartsOff, part: SitePartId | undefined): boolean {
  return part !== undefined && off.includes(part)
}

/** The languages of the site that are on; English always is. */
export function languagesOn(parts: PartsOff): Language[] {
  return (Object.keys(languages) as Language[]).filter((one) => one === 'en' || !isOff(parts, one))
}
