import type { ContentField, ContentKindId, OrderedKind } from '#contract/content-fields.ts'
import type { ManagedItem } from '#contract/content-items.ts'
import type { ShrunkImage } from '#web/lib/shrink-image.ts'
import type { UploadOptions } from '#web/lib/upload.ts'

/** The texts of an item, as typed; what is undefined stays, or is not said. */
export type ItemTexts = Partial<Record<ContentField, string>>

/** One field of the dialogs in which an item is added and edited. */
export interface ItemField {
  name: ContentField
  label: string
  hint?: string
  control: 'line' | 'paragraph' | 'day' | 'page' | 'models'
  maxLength?: number
  /** Without it the item is not saved. */
  required?: true
}

/** Everything in which the screens of slides, offers, notifications and gallery differ. */
export interface ContentKind {
  id: ContentKindId
  title: string
  addTitle: string
  emptyText: string
  /** What the dialogs call one item. */
  noun: string
  /** How long this screen's toasts stay, in milliseconds; the shell's time when not said. */
  toastMs?: number
  /** What is typed about an item, in the order of the dialogs. */
  fields: readonly ItemField[]
  /** More than one picture can be chosen at once, each with its own words. */
  several?: boolean
  /** Width by height that its place has; any part may be taken where nothing is said. */
  shape?: number
  /** The site shows the newest item alone of those that run today. */
  showsNewest?: boolean
  /** Staff put the items into an order under this name. */
  ordered?: OrderedKind
  /** Uploads one picture with its texts. */
  add: (picture: NewPicture, words: ItemTexts, options: UploadOptions) => Promise<unknown>
  /** Changes an item, only over what was `seen` of it in the fields that change; throws `conflict` with what stands there. */
  edit: (seen: ManagedItem, change: ContentEdit, options: UploadOptions) => Promise<{ message: string }>
  remove: (id: number) => Promise<unknown>
}

/** What an edit changes; what is undefined stays. */
export interface ContentEdit extends ItemTexts {
  picture?: NewPicture | undefined
}

/** A picture as it is sent, with the colours that stand in its place before it has come. */
export type NewPicture = Pick<ShrunkImage, 'file' | 'placeholder'>
