import { z } from 'zod'
import { routes } from './all-routes.ts'
import { calendarDay } from './calendar-day.ts'
import { mediaPath } from './catalogue.ts'
import {
  type ContentField,
  type ContentKindId,
  contentFields,
  expectedName,
  orderedKinds,
} from './content-fields.ts'
import { endpoint } from './endpoint.ts'
import { currentContent } from './errors.ts'
import { idParams } from './id-params.ts'
import { imageUpload, picturePlaceholder } from './image-upload.ts'
import { limits, maxRupeesOff } from './limits.ts'
import { parseRupees } from './money.ts'
import { editors } from './staff-roles.ts'
import { line, paragraph, requiredLine } from './text.ts'

const id = z.number().int().positive()
const done = z.object({ message: z.string() })

/**
 * What staff edit of an item. Every field is a text here, also a day (`YYYY-MM-DD`), an amount (rupees) and the names of models
 * (one a line);
 * empty where nothing is said or where items of that kind have no such field.
 */
export const managedItem = currentContent.omit({ by: true, at: true }).extend({ id, image: mediaPath })
export type ManagedItem = z.infer<typeof managedItem>

const day = z.union([z.literal(''), calendarDay], { error: 'Please enter a valid date.' })

/** As the table checks it: a path of this site with its query, never another site's. */
const ownPath = line(200).refine((text) => /^(\/([A-Za-z0-9][A-Za-z0-9/?&=%.'_-]*)?)?$/.test(text), {
  error: 'Please name a page of this site, such as /offers.',
})

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
/** Goes into the name of the picture. */
const placeholder = picturePlaceholder.optional()

const fields = {
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

/** What an item has been seen with, whatever the rules for it were then. */
const seen = paragraph(limits.address * 10)

type Expected<Fields> = { [Name in keyof Fields & string as `expected${Capitalize<Name>}`]: typeof seen }

/**
 * The fields of an item that change. Those that begin with `expected` are what the caller has seen in them: when
 * something else stands there now, the call answers 409 with that, who set it and when, and changes nothing.
 */
function editOf<Fields extends Record<string, z.ZodType>>(of: Fields) {
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

const changes = (thing: string) =>
  `Changes ${thing}: multipart with those fields that change, and what was seen in them; the same again changes nothing more. 404 when there is none; 409 when one of them is no longer the expected one.`

export const listManagedContent = endpoint({
  name: 'listManagedContent',
  ...routes.listManagedContent,
  role: 'staff',
  onlyFor: editors,
  summary:
    'All items of a kind, with those that do not run today: slides and gallery in order, others newest first.',
  params: z.object({ kind: z.enum(Object.keys(contentFields) as [ContentKindId, ...ContentKindId[]]) }),
  answer: z.array(managedItem),
})

const ids = z.array(id).max(1_000)

export const orderContent = endpoint({
  name: 'orderContent',
  ...routes.orderContent,
  role: 'staff',
  onlyFor: editors,
  summary:
    'Puts slides or gallery pictures into an order; 409 when they no longer stand in the expected one.',
  params: z.object({ kind: z.enum(orderedKinds) }),
  body: z.strictObject({ ids, expected: ids }),
  answer: done,
  purges: ['slides', 'gallery'],
})

export const createSlide = endpoint({
  name: 'createSlide',
  ...routes.createSlide,
  role: 'staff',
  onlyFor: editors,
  summary:
    'Adds a slide of the home page, as the last: multipart image and alt; title, line, link, from and to optional.',
  accepts: 'multipart',
  body: z.object({ ...fields.slides, image: imageUpload, placeholder }),
  answer: done.extend({ id }),
  status: 201,
  purges: ['slides'],
})

export const updateSlide = endpoint({
  name: 'updateSlide',
  ...routes.updateSlide,
  role: 'staff',
  onlyFor: editors,
  summary: changes('a slide'),
  accepts: 'multipart',
  params: idParams,
  body: editOf(fields.slides),
  answer: done,
  purges: ['slides'],
})

export const deleteSlide = endpoint({
  name: 'deleteSlide',
  ...routes.deleteSlide,
  role: 'staff',
  onlyFor: editors,
  summary: 'Removes a slide and its picture; 404 when there is none.',
  params: idParams,
  answer: done,
  purges: ['slides'],
})

export const createOffer = endpoint({
  name: 'createOffer',
  ...routes.createOffer,
  role: 'staff',
  onlyFor: editors,
  summary:
    'Adds an offer: multipart title, description, image; terms, amount (rupees off the price of its models), models (one a line), from and to optional.',
  accepts: 'multipart',
  body: z.object({ ...fields.offers, image: imageUpload, placeholder }),
  answer: done.extend({ id }),
  status: 201,
  purges: ['offers'],
})

export const updateOffer = endpoint({
  name: 'updateOffer',
  ...routes.updateOffer,
  role: 'staff',
  onlyFor: editors,
  summary: changes('an offer'),
  accepts: 'multipart',
  params: idParams,
  body: editOf(fields.offers),
  answer: done,
  purges: ['offers'],
})

export const deleteOffer = endpoint({
  name: 'deleteOffer',
  ...routes.deleteOffer,
  role: 'staff',
  onlyFor: editors,
  summary: 'Removes an offer and its picture; 404 when there is none.',
  params: idParams,
  answer: done,
  purges: ['offers'],
})

export const createNotification = endpoint({
  name: 'createNotification',
  ...routes.createNotification,
  role: 'staff',
  onlyFor: editors,
  summary: 'Adds a pop-up picture: multipart image; alt, from and to optional.',
  accepts: 'multipart',
  body: z.object({ ...fields.notifications, image: imageUpload, placeholder }),
  answer: done.extend({ id }),
  status: 201,
  purges: ['notifications'],
})

export const updateNotification = endpoint({
  name: 'updateNotification',
  ...routes.updateNotification,
  role: 'staff',
  onlyFor: editors,
  summary: changes('a pop-up picture'),
  accepts: 'multipart',
  params: idParams,
  body: editOf(fields.notifications),
  answer: done,
  purges: ['notifications'],
})

export const deleteNotification = endpoint({
  name: 'deleteNotification',
  ...routes.deleteNotification,
  role: 'staff',
  onlyFor: editors,
  summary: 'Removes a pop-up picture; 404 when there is none.',
  params: idParams,
  answer: done,
  purges: ['notifications'],
})

export const uploadGallery = endpoint({
  name: 'uploadGallery',
  ...routes.uploadGallery,
  role: 'staff',
  onlyFor: editors,
  summary: 'Adds one gallery picture: multipart images (one file a call), alt optional.',
  accepts: 'multipart',
  body: z.object({ ...fields.gallery, images: imageUpload, placeholder }),
  answer: done.extend({ id }),
  status: 201,
  purges: ['gallery'],
})

export const updateGalleryImage = endpoint({
  name: 'updateGalleryImage',
  ...routes.updateGalleryImage,
  role: 'staff',
  onlyFor: editors,
  summary: changes('a gallery picture'),
  accepts: 'multipart',
  params: idParams,
  body: editOf(fields.gallery),
  answer: done,
  purges: ['gallery'],
})

export const deleteGalleryImage = endpoint({
  name: 'deleteGalleryImage',
  ...routes.deleteGalleryImage,
  role: 'staff',
  onlyFor: editors,
  summary: 'Removes a gallery picture; 404 when there is none.',
  params: idParams,
  answer: done,
  purges: ['gallery'],
})
