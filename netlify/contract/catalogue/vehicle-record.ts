import { z } from 'zod'
import { rupees, typedRupees } from '#contract/prices/money.ts'
import { line, paragraph, requiredLine } from '#contract/wire/text.ts'
import { mediaPathOrNone } from './catalogue.ts'
import { categories } from './lines.ts'
import { specificationParts } from './specification-parts.ts'
import {
  bodyTypes,
  recordLimits as limits,
  type MissingThing,
  missingWords,
  sourcedFigures,
  vehicleStates,
} from './vehicle-choices.ts'

interface Texts<Text extends z.ZodType<string, string>> {
  line: (max: number) => Text
  required: (max: number, message?: string) => Text
  paragraph: (max: number) => Text
}

/** The database's number of a part; missing for a part that staff have just added. */
const id = z.number().int().positive().optional()

/** A list of parts in which no two have the same name, whatever the case. */
function named<Part extends z.ZodType>(part: Part, field: string, words: string) {
  return z
    .array(part)
    .max(limits.parts, { error: `Please keep it to ${limits.parts}.` })
    .superRefine((parts, context) => {
      const seen = new Set<string>()
      for (const [index, one] of parts.entries()) {
        const name = String((one as Record<string, unknown>)[field]).toLowerCase()
        if (seen.has(name)) context.addIssue({ code: 'custom', path: [index, field], message: words })
        seen.add(name)
      }
    })
}

/**
 * A vehicle as staff edit it, by section. A body that comes in is cleaned and checked, an answer that goes
 * out is only described: the two differ in their texts and prices alone. Prices are in rupees.
 */
function sectionsOf<Text extends z.ZodType<string, string>, Price extends z.ZodType<number>>(
  text: Texts<Text>,
  price: Price,
) {
  const specificationRow = z.strictObject({
    label: text.required(limits.label, 'Please say what this is.'),
    text: text.line(limits.value),
  })
  const specificationPart = named(specificationRow, 'label', 'This stands here twice.')
  return {
    facts: z.strictObject({
      name: text.required(limits.name, 'Please enter a name.'),
      displayName: text.required(limits.name, 'Please enter the name of the page.'),
      menuName: text.line(limits.name),
      isInMenu: z.boolean(),
      category: z.enum(categories),
      bodyType: z.enum(bodyTypes.map((type) => type.id)),
      tagline: text.line(limits.tagline),
      details: text.paragraph(limits.details),
      engine: text.line(limits.figure),
      power: text.line(limits.figure),
      transmission: text.line(limits.figure),
      mileage: text.line(limits.mileage),
      sources: z.strictObject(
        Object.fromEntries(sourcedFigures.map((figure) => [figure.id, text.line(limits.source)])) as Record<
          (typeof sourcedFigures)[number]['id'],
          Text
        >,
      ),
    }),
    variants: named(
      z.strictObject({ id, name: text.required(limits.name, 'Please name the variant.'), price }),
      'name',
      'There is another variant of this name.',
    ),
    colours: named(
      z.strictObject({
        id,
        name: text.required(limits.colourName, 'Please name the colour.'),
        paint: z
          .array(z.string().regex(/^#[0-9a-f]{6}$/))
          .min(1)
          .max(2),
        image: mediaPathOrNone,
        swatch: mediaPathOrNone,
      }),
      'name',
      'There is another colour of this name.',
    ),
    features: z
      .array(
        z.strictObject({
          id,
          heading: text.required(limits.heading, 'Please enter a heading.'),
          description: text.line(limits.description),
          image: mediaPathOrNone,
        }),
      )
      .max(limits.parts, { error: `Please keep it to ${limits.parts}.` }),
    specification: z.strictObject(
      Object.fromEntries(specificationParts.map((part) => [part.id, specificationPart])) as Record<
        (typeof specificationParts)[number]['id'],
        typeof specificationPart
      >,
    ),
    accessories: named(
      z.strictObject({
        id,
        heading: text.required(limits.heading, 'Please enter a heading.'),
        partNumber: text.required(limits.partNumber, 'Please enter the part number.'),
        price,
        description: text.line(limits.description),
        image: mediaPathOrNone,
      }),
      'partNumber',
      'There is another accessory of this part number.',
    ),
    pictures: z.strictObject({
      hero: mediaPathOrNone,
      listing: mediaPathOrNone,
      name: mediaPathOrNone,
      icon: mediaPathOrNone,
      share: mediaPathOrNone,
      brochure: mediaPathOrNone,
      frames: z.array(mediaPathOrNone).max(limits.frames),
    }),
  }
}

const anyText = () => z.string()

/** A vehicle as it is stored, by section; prices in rupees. */
export const vehicleDocument = z.strictObject(
  sectionsOf({ line: anyText, required: anyText, paragraph: anyText }, rupees),
)
export type VehicleDocument = z.infer<typeof vehicleDocument>

const editedDocument = z.strictObject(sectionsOf({ line, required: requiredLine, paragraph }, typedRupees))

/** A vehicle as an editor holds it: prices may be as they are typed, and nothing is checked yet. */
export type VehicleDraft = z.input<typeof editedDocument>

/** The changed sections of a vehicle, each whole, as staff save them. */
export const vehicleChanges = editedDocument
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, { error: 'There is nothing to save.' })
export type VehicleChanges = z.output<typeof vehicleChanges>

export const missingThings = z.array(z.enum(Object.keys(missingWords) as [MissingThing, ...MissingThing[]]))

/**
 * The author of the last change (user id; empty for a change made past the site) and its moment (ISO 8601).
 */
const lastChange = { by: z.string(), at: z.string() }

/** A vehicle with its version, which a save must name; the price in rupees, 0 while there is none. */
export const vehicleRecord = z.object({
  id: z.number().int(),
  version: z.number().int(),
  state: z.enum(vehicleStates),
  missing: missingThings,
  ...lastChange,
  price: rupees,
  /** Former names, whose addresses lead to this vehicle. */
  formerNames: z.array(z.string()),
  document: vehicleDocument,
})
export type VehicleRecord = z.infer<typeof vehicleRecord>

/** A vehicle in the list; the price in rupees, 0 while there is none. */
export const vehicleSummary = z.object({
  id: z.number().int(),
  name: z.string(),
  displayName: z.string(),
  category: z.enum(categories),
  state: z.enum(vehicleStates),
  missing: missingThings,
  price: rupees,
  picture: mediaPathOrNone,
  ...lastChange,
})
export type VehicleSummary = z.infer<typeof vehicleSummary>
