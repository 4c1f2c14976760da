import { z } from 'zod'
import { mediaPath } from '#contract/catalogue/catalogue.ts'
import { parseRupees } from '#contract/prices/money.ts'
import { calendarDay } from '#contract/wire/calendar-day.ts'
import { currentContent } from '#contract/wire/errors.ts'
import { imageUpload, picturePlaceholder } from '#contract/wire/image-upload.ts'
import { limits, maxRupeesOff } from '#contract/wire/limits.ts'
import { line, paragraph, requiredLine } from '#contract/wire/text.ts'
import { type ContentField, type ContentKindId, type contentFields, expectedName } from './content-fields.ts'

export const itemId = z.number().int().positive()

/**
 * The fields of an item as staff edit them. Every field is a text here, also a day (`YYYY-MM-DD`), an amount
 * (rupees) and the names of models (one a line); empty where nothing is said or where items of that kind have
 * no such field.
 */
export const managedItem = currentContent
  .omit({ by: true, at: true })
  .extend({ id: itemId, image: mediaPath })
export type ManagedItem = z.infer<typeof managedItem>

const day = z.union([z.literal(''), calendarDay], { error: 'Please enter a valid date.' })

/**
 * A public page of this site with its query: never another site's, and no address of the back office or of
 * the API; the table checks the same pattern.
 */
const ownPath = line(200).refine((text) => pageAddress.test(text), {
  error: 'Please name a page of this site, such as /offers.',
})

const pageAddress = /^(\/((?!(admin|api)([/?]|$))(?!.*\.\.)[A-Za-z0-9][A-Za-z0-9/?&=%.'_-]*)?)?$/i

/** Whole rupees as staff type them, `2,000`, as digits alone; empty for none. */
const rupeesOff = line(40).transform((typed, context) => {
  if (typed === '') return ''
  const amount = parseRupees(typed)
  if (Number.isInteger(amount) && amount > 0 && amount <= maxRupeesOff) return String(amount)
  context.addIssue({ code: 'custom', message: 'Please enter whole rupees, such as 2,000, or nothing.' })
  return z.NEVER
})

const days = { from: day.optional(), to: day.optional() }
const alt = line(limits.alt)
/** The placeholder that goes into the name of the picture. */
export const placeholder = picturePlaceholder.optional()

/** The fields of a new item of each kind, with their rules. */
export const itemFields = {
  slides: {
    alt: requiredLine(limits.alt),
    title: line(limits.slideTitle).optional(),
    line: line(limits.slideLine).optional(),
    link: ownPath.optional(),
    ...days,
  },
  offers: {
    title: requiredLine(limits.title),
    description: paragraph(limits.message).refine((text) => text !== '', {
      error: 'Please fill in this field.',
    }),
    terms: paragraph(limits.message).optional(),
    amount: rupeesOff.optional(),
    models: paragraph(limits.address * 10).optional(),
    ...days,
  },
  notifications: { alt: alt.optional(), ...days },
  gallery: { alt: alt.optional() },
} satisfies { [Kind in ContentKindId]: Record<(typeof contentFields)[Kind][number], z.ZodType> }

/** The value that the caller saw in a field, whatever the rules for that field were when it was written. */
const seen = paragraph(limits.address * 10)

type Expected<Fields> = { [Name in keyof Fields & string as `expected${Capitalize<Name>}`]: typeof seen }

/**
 * The fields of an item that change. A field that begins with `expected` holds the value that the caller saw;
 * when another value stands there now, the call answers 409 with that value, its author and its moment, and
 * changes nothing.
 */
export function editOf<Fields extends Record<string, z.ZodType>>(of: Fields) {
  const expected = Object.fromEntries(Object.keys(of).map((name) => [expectedName(name), seen]))
  return z
    .object({
      ...of,
      ...(expected as Expected<Fields>),
      image: imageUpload,
      placeholder,
      expectedImage: mediaPath,
    })
    .partial()
}

/** An edit of any kind, as the service takes it. */
export type ContentEdit = {
  image?: File | undefined
  placeholder?: string | undefined
  expectedImage?: string | undefined
} & {
  [Name in ContentField | `expected${Capitalize<ContentField>}`]?: string | undefined
}
