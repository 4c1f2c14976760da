import { specificationParts } from '#contract/catalogue/specification-parts.ts'
import {
  bodyTypes,
  lineNames,
  type RecordSection,
  sectionLabel,
  sourcedFigures,
} from '#contract/catalogue/vehicle-choices.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { labelWords } from './label-words.ts'

/** The labels of the fields of the facts. */
export const factLabels = {
  name: 'Name',
  displayName: 'Name on its page',
  menuName: 'Name in the menu',
  isInMenu: 'Stands in the menu',
  category: 'Line',
  bodyType: 'Built like',
  tagline: 'Line of text',
  details: 'Details',
  engine: 'Engine or motor',
  power: 'Power',
  transmission: 'Transmission',
  mileage: 'Mileage',
} as const

export const pictureLabels = {
  hero: 'Main picture',
  listing: 'Picture in lists',
  icon: 'Small picture of the picker',
  name: 'Name as a picture',
  share: 'Picture of link previews',
  frames: '360° pictures',
  brochure: 'Brochure',
} as const

/**
 * The label of a place of a record: `facts.tagline` is "Line of text", `specification.engine` "Specification,
 * Engine".
 */
export function placeLabel(place: string): string {
  const [section = '', name = '', figure] = place.split('.')
  if (figure) return `Source of: ${sourcedFigures.find(({ id }) => id === figure)?.label ?? figure}`
  const labels: Record<string, string> =
    section === 'facts' ? factLabels : section === 'pictures' ? pictureLabels : {}
  if (labels[name]) return labels[name]
  const part = specificationParts.find(({ id }) => id === name)
  const label = sectionLabel(section as RecordSection)
  return part ? `${label}, ${part.label}` : label
}

/** The value at a place as lines to read; of a list only the entries that `other` lacks. */
export function placeLines(place: string, value: unknown, other: unknown): string[] {
  if (place === 'pictures.frames') return [`${(value as string[]).length} pictures`]
  if (Array.isArray(value)) return linesOfList(value, Array.isArray(other) ? other : [])
  return [textOf(place, value) || 'Nothing']
}

function linesOfList(parts: readonly unknown[], others: readonly unknown[]): string[] {
  if (parts.length === 0) return ['None']
  const known = new Set(others.map(partWords))
  const own = parts.map(partWords).filter((words) => !known.has(words))
  if (own.length > 0) return own
  return [`${parts.length} of these, of which the other has all, with other pictures or in another order`]
}

/**
 * The texts and figures of a part, such as `Disc, ₹95,000`, without its pictures; stored prices are in paise.
 */
function partWords(part: unknown): string {
  return Object.entries(part as Record<string, unknown>)
    .filter(([key, value]) => key !== 'id' && value !== '' && !String(value).startsWith('/media/'))
    .map(([key, value]) =>
      key === 'price' && typeof value === 'number'
        ? formatRupees(value)
        : key === 'pricePaise' && typeof value === 'number'
          ? formatRupees(value / 100)
          : key === 'label'
            ? labelWords(String(value))
            : String(value),
    )
    .join(', ')
}

function textOf(place: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (place === 'pictures.brochure' && value)
    return String(value).startsWith('/media/documents/') ? 'A PDF of your own' : 'Made of the record'
  if (place === 'facts.category') return lineNames[value as keyof typeof lineNames]
  if (place === 'facts.bodyType') return bodyTypes.find(({ id }) => id === value)?.label ?? String(value)
  return String(value)
}
