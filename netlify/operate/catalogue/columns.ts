import { sourcedFigures } from '#contract/catalogue/vehicle-choices.ts'

/**
 * A file of a catalogue's folder. `columns` leads from the path of a value within a row (`facts.displayName`)
 * to the title of its column; `key` is the column that tells the rows of a vehicle apart, where there is one.
 */
export interface CatalogueFile {
  name: string
  columns: Readonly<Record<string, string>>
  /** Its rows are parts of no vehicle of another file. */
  standsAlone?: true
  key?: string
}

/** The column that names the vehicle of a row, in every file but the first. */
export const owner = 'vehicle'

export const vehiclesFile = {
  name: 'vehicles.csv',
  standsAlone: true,
  key: 'name',
  columns: {
    'facts.name': 'name',
    state: 'state',
    'facts.category': 'line',
    'facts.bodyType': 'body type',
    'facts.displayName': 'display name',
    'facts.menuName': 'menu name',
    'facts.isInMenu': 'in menu',
    'facts.tagline': 'tagline',
    'facts.details': 'details',
    'facts.engine': 'engine',
    'facts.power': 'power',
    'facts.transmission': 'transmission',
    'facts.mileage': 'mileage',
    price: 'price without variants',
    'pictures.hero': 'main picture',
    'pictures.listing': 'listing picture',
    'pictures.name': 'name picture',
    'pictures.icon': 'icon',
    'pictures.share': 'share picture',
    'pictures.brochure': 'brochure',
    ...Object.fromEntries(
      sourcedFigures.map(({ id, label }) => [`facts.sources.${id}`, `source of ${label.toLowerCase()}`]),
    ),
  },
} as const satisfies CatalogueFile

/** The files whose rows are parts of a vehicle, by the section of the record that holds them. */
export const partFiles = {
  variants: {
    name: 'variants.csv',
    key: 'variant',
    columns: { name: 'variant', price: 'price' },
  },
  colours: {
    name: 'colours.csv',
    key: 'colour',
    columns: {
      name: 'colour',
      'paint.0': 'paint',
      'paint.1': 'accent',
      image: 'picture',
      swatch: 'swatch',
    },
  },
  features: {
    name: 'features.csv',
    columns: { heading: 'heading', description: 'description', image: 'picture' },
  },
  accessories: {
    name: 'accessories.csv',
    key: 'part number',
    columns: {
      heading: 'heading',
      partNumber: 'part number',
      price: 'price',
      description: 'description',
      image: 'picture',
    },
  },
} as const satisfies Record<string, CatalogueFile>
export type PartSection = keyof typeof partFiles
export const partSections = Object.keys(partFiles) as PartSection[]

export const specificationFile = {
  name: 'specification.csv',
  columns: { part: 'part', label: 'label', text: 'text' },
} as const satisfies CatalogueFile

/** The pictures of the 360° view in the order of turning. */
export const framesFile = {
  name: 'frames.csv',
  columns: { image: 'picture' },
} as const satisfies CatalogueFile

export const formerNamesFile = {
  name: 'former-names.csv',
  key: 'former name',
  columns: { name: 'former name' },
} as const satisfies CatalogueFile

/** Every file, in the best order for a reader. */
export const catalogueFiles: readonly CatalogueFile[] = [
  vehiclesFile,
  ...Object.values(partFiles),
  specificationFile,
  framesFile,
  formerNamesFile,
]

/** The titles of a file's columns, in their order. */
export function titlesOf(file: CatalogueFile): string[] {
  return [...(file.standsAlone ? [] : [owner]), ...Object.values(file.columns)]
}

/** Does a value of this name hold a brochure? */
export function holdsBrochure(field: string): boolean {
  return field === 'pictures.brochure'
}

/** Does a value of this name hold a picture? */
export function holdsPicture(field: string): boolean {
  return /^(?:image|swatch|pictures\.(?!brochure))/.test(field)
}
