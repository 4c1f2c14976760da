import {
  type ContentField,
  type ContentKindId,
  expectedName,
  type OrderedKind,
} from '#contract/content/content-fields.ts'
import type { ManagedItem } from '#contract/content/content-items.ts'
import { contentLabels } from '#contract/content/content-labels.ts'
import { texts } from '#contract/texts/texts.ts'
import { limits } from '#contract/wire/limits.ts'
import type { ShrunkImage } from '#web/lib/api/shrink-image.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { type UploadOptions, uploadApi } from '#web/lib/api/upload.ts'

/** The typed texts of an item; an undefined text stays as it is in an edit, and is left out of a new item. */
export type ItemTexts = Partial<Record<ContentField, string>>

/** One field of the dialogs in which an item is added and edited. */
export interface ItemField {
  name: ContentField
  label: string
  hint?: string
  control: 'line' | 'paragraph' | 'day' | 'page' | 'models'
  maxLength?: number
  /** True when the item is not saved without this text. */
  required?: true
}

/** Everything in which the screens of slides, offers, notifications and gallery differ. */
export interface ContentKind {
  id: ContentKindId
  title: string
  addTitle: string
  emptyText: string
  /** The word of the dialogs for one item. */
  noun: string
  /** How long the messages of this screen stay, in milliseconds; the time of the shell when undefined. */
  toastMs?: number
  /** The fields of an item, in the order of the dialogs. */
  fields: readonly ItemField[]
  /** True when several pictures can be chosen at once, each with its own words. */
  several?: boolean
  /**
   * Width by height that a picture must have at its place on the site; a part of any shape may be taken when
   * undefined.
   */
  shape?: number
  /** True when the site shows only the newest of the items that run today. */
  showsNewest?: boolean
  /** The name of the order into which staff put the items. */
  ordered?: OrderedKind
  /** Uploads one picture with its texts. */
  add: (picture: NewPicture, words: ItemTexts, options: UploadOptions) => Promise<unknown>
  /**
   * Changes an item, only where the changed fields still hold the values of `seen`; otherwise throws
   * `conflict` with the current values.
   */
  edit: (seen: ManagedItem, change: ContentEdit, options: UploadOptions) => Promise<{ message: string }>
  remove: (id: number) => Promise<unknown>
}

/** The changes of an edit; an undefined text or picture stays as it is. */
export interface ContentEdit extends ItemTexts {
  picture?: NewPicture | undefined
}

/** A picture as it is sent, with the colours that stand in its place until the picture has loaded. */
export type NewPicture = Pick<ShrunkImage, 'file' | 'placeholder'>

const alt: ItemField = {
  name: 'alt',
  label: contentLabels.alt,
  hint: 'Read to people who cannot see it.',
  control: 'line',
  maxLength: limits.alt,
}
const days: readonly ItemField[] = [
  { name: 'from', label: contentLabels.from, hint: 'Empty: at once.', control: 'day' },
  { name: 'to', label: contentLabels.to, hint: 'Gone at midnight in India.', control: 'day' },
]

function sent({ file: image, placeholder }: NewPicture) {
  return { image, ...(placeholder && { placeholder }) }
}

/** The body of an edit: the changed values, and the values seen before. */
function editOf(seen: ManagedItem, { picture, ...words }: ContentEdit) {
  const names = Object.keys(words) as ContentField[]
  const expected: Partial<Record<`expected${Capitalize<ContentField>}`, string>> = Object.fromEntries(
    names.map((name) => [expectedName(name), seen[name]]),
  )
  return { ...words, ...expected, ...(picture && { ...sent(picture), expectedImage: seen.image }) }
}

export const slides: ContentKind = {
  id: 'slides',
  title: 'Manage Slides',
  addTitle: 'Add slide',
  emptyText: 'No slides found. Add your first slide!',
  noun: 'slide',
  shape: 8 / 3,
  ordered: 'slides',
  fields: [
    { ...alt, required: true },
    {
      name: 'title',
      label: contentLabels.title,
      hint: 'Large words over the picture.',
      control: 'line',
      maxLength: limits.slideTitle,
    },
    {
      name: 'line',
      label: contentLabels.line,
      hint: 'One sentence below the title.',
      control: 'line',
      maxLength: limits.slideLine,
    },
    {
      name: 'link',
      label: contentLabels.link,
      hint: 'A page of this site, such as /offers.',
      control: 'page',
    },
    ...days,
  ],
  add: (picture, words, options) =>
    uploadApi('createSlide', { alt: '', ...words, ...sent(picture) }, options),
  edit: (seen, change, options) =>
    uploadApi('updateSlide', editOf(seen, change), { ...options, params: { id: seen.id } }),
  remove: (id) => callApi('deleteSlide', { params: { id } }),
}

export const offers: ContentKind = {
  id: 'offers',
  title: 'Manage Offers',
  addTitle: 'Add Offer',
  emptyText: 'No offers found. Add your first offer!',
  noun: 'offer',
  showsNewest: true,
  fields: [
    { name: 'title', label: contentLabels.title, control: 'line', maxLength: limits.title, required: true },
    {
      name: 'description',
      label: contentLabels.description,
      control: 'paragraph',
      maxLength: limits.message,
      required: true,
    },
    {
      name: 'terms',
      label: contentLabels.terms,
      hint: 'Small print below the offer.',
      control: 'paragraph',
      maxLength: limits.message,
    },
    {
      name: 'amount',
      label: contentLabels.amount,
      hint: 'A line “less offer” in the on-road price of its models. Empty: none.',
      control: 'line',
      maxLength: 12,
    },
    { name: 'models', label: contentLabels.models, hint: 'None ticked: for all.', control: 'models' },
    ...days,
  ],
  add: (picture, words, options) =>
    uploadApi('createOffer', { title: '', description: '', ...words, ...sent(picture) }, options),
  edit: (seen, change, options) =>
    uploadApi('updateOffer', editOf(seen, change), { ...options, params: { id: seen.id } }),
  remove: (id) => callApi('deleteOffer', { params: { id } }),
}

export const notifications: ContentKind = {
  id: 'notifications',
  title: 'Manage Notification',
  addTitle: 'Add Notification',
  emptyText: texts.content.empty,
  noun: 'notification',
  showsNewest: true,
  fields: [alt, ...days],
  add: (picture, words, options) => uploadApi('createNotification', { ...words, ...sent(picture) }, options),
  edit: (seen, change, options) =>
    uploadApi('updateNotification', editOf(seen, change), { ...options, params: { id: seen.id } }),
  remove: (id) => callApi('deleteNotification', { params: { id } }),
}

export const gallery: ContentKind = {
  id: 'gallery',
  title: 'Manage Gallery',
  addTitle: 'Add picture',
  emptyText: texts.content.empty,
  noun: 'gallery picture',
  shape: 4 / 3,
  toastMs: 2000,
  several: true,
  ordered: 'gallery',
  fields: [alt],
  add: ({ file: images, placeholder }, words, options) =>
    uploadApi('uploadGallery', { ...words, images, ...(placeholder && { placeholder }) }, options),
  edit: (seen, change, options) =>
    uploadApi('updateGalleryImage', editOf(seen, change), { ...options, params: { id: seen.id } }),
  remove: (id) => callApi('deleteGalleryImage', { params: { id } }),
}
