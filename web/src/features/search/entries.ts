import { linkTypeOf } from '#contract/catalogue/lines.ts'
import type { SearchedModel, SearchedOutlet, SearchIndex } from '#contract/site/search-index.ts'
import type { ShownParts } from '#contract/site/shown-parts.ts'
import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import type { FoundBy } from './entry.ts'
import { pageEntries } from './pages.ts'

/** Everything that can be found: the entries of the index, and the pages. */
export function entriesOf({ models, outlets, parts }: SearchIndex): FoundBy[] {
  return [
    ...models.flatMap((model) => entriesOfModel(model, parts)),
    ...outlets.map(outletEntry),
    ...pageEntries(parts),
  ]
}

/** Everyday words for a line beside its name. */
const lineWords = {
  motorcycle: 'motorcycle bike petrol',
  scooter: 'scooter scooty petrol',
  ev: 'ev electric scooter scooty',
  bigwing: 'big bike motorcycle petrol',
} as const

function entriesOfModel(model: SearchedModel, { names }: ShownParts): FoundBy[] {
  const { bikeName, name, formerNames, category, bodyType, tagline, image, price } = model
  const { variants, colours, accessories } = model
  const line = `${names[category]} ${lineWords[category]}`
  const link = (chosen: Parameters<typeof paths.viewDetails>[2], more = '') =>
    paths.viewDetails(bikeName, linkTypeOf[category], chosen) + more
  // The name in links may be spelled in another way than the shown name.
  const of = [name, bikeName, ...formerNames].join(' ')
  return [
    {
      entry: {
        id: `model:${bikeName}`,
        kind: 'model',
        title: name,
        line: tagline,
        to: link({}),
        image,
        price,
        isFrom: variants.length > 1,
      },
      name: of,
      of: '',
      more: `${line} ${bodyType} ${tagline}`,
      part: '',
    },
    ...variants.map((variant) => ({
      entry: {
        id: `variant:${bikeName}:${variant.name}`,
        kind: 'variant' as const,
        title: `${name} ${variant.name}`,
        line: t`Variant`,
        to: link({ variant: variant.name }),
        image,
        price: variant.price,
      },
      name: variant.name,
      of,
      more: 'variant version',
      part: '',
    })),
    ...colours.map((colour) => ({
      entry: {
        id: `colour:${bikeName}:${colour.name}`,
        kind: 'colour' as const,
        title: `${name}, ${colour.words ?? colour.name}`,
        line: t`Colour`,
        to: link({ colour: colour.name }, '&tab=colours'),
        image: colour.image,
      },
      name: colour.name,
      of,
      more: `colour color ${line} ${colour.words ?? ''}`,
      part: '',
    })),
    ...accessories.map((accessory) => ({
      entry: {
        id: `accessory:${bikeName}:${accessory.part_no}`,
        kind: 'accessory' as const,
        title: accessory.words ?? accessory.heading,
        line: t`${accessory.part_no}, for ${name}`,
        to: link({}, `&tab=accessories&part=${encodeURIComponent(accessory.part_no)}`),
        image: accessory.image,
        price: accessory.price,
      },
      name: accessory.heading,
      of,
      more: `accessory accessories spare part ${accessory.words ?? ''}`,
      part: accessory.part_no,
    })),
  ]
}

function outletEntry(outlet: SearchedOutlet): FoundBy {
  const { id, name, words = name, address, addressWords = address, isShowroom, image } = outlet
  return {
    entry: {
      id: `outlet:${id}`,
      kind: 'outlet',
      title: words,
      line: addressWords,
      to: paths.dealer(id),
      image,
    },
    name,
    of: '',
    more: `${address} ${addressWords} ${words} outlet dealer workshop ${isShowroom ? 'showroom' : ''}`,
    part: '',
  }
}
