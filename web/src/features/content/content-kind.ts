import type { UploadOptions } from '#web/lib/upload.ts'

/** One thing of a content screen: an offer, a pop-up picture, a gallery picture. */
export interface ContentItem {
  id: number
  image: string
  alt: string
  /** Offers have words beside the picture. */
  title?: string | undefined
  description?: string | undefined
}

/** Everything in which the screens of offers, notifications and gallery differ. */
export interface ContentKind {
  id: 'offers' | 'notifications' | 'gallery'
  title: string
  addTitle: string
  emptyText: string
  /** What the delete dialog calls one item. */
  noun: string
  /** How long this screen's toasts stay, in milliseconds; the shell's time when not said. */
  toastMs?: number
  /** Each item has a title and a description. */
  hasWords?: boolean
  /** More than one picture can be chosen at once. */
  several?: boolean
  list: (signal: AbortSignal) => Promise<ContentItem[]>
  /** Uploads one picture with its texts. */
  add: (draft: ContentDraft, options: UploadOptions) => Promise<unknown>
  remove: (id: number) => Promise<unknown>
  /** Changes what is given; missing where an item cannot be edited. */
  edit?: Edit
  /** The site shows the newest item alone. */
  showsNewest?: boolean
}

/** Changes an item, only over what was `seen` of it in the fields that change; throws `conflict` with what stands there. */
export type Edit = (
  seen: ContentItem,
  change: ContentEdit,
  options: UploadOptions,
) => Promise<{ message: string }>

/** What an edit changes; what is undefined stays. */
export interface ContentEdit {
  file?: File | undefined
  alt?: string
  title?: string
  description?: string
}

export interface ContentDraft {
  file: File
  /** What the picture shows; empty when nobody wrote it. */
  alt: string
  title: string
  description: string
}
