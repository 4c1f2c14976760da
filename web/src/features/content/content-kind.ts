import type { UploadOptions } from '#web/lib/upload.ts'

/** One thing of a content screen: an offer, a pop-up picture, a gallery picture. */
export interface ContentItem {
  id: number
  image: string
  alt: string
  /** Offers have words beside the picture. */
  title?: string
  description?: string
}

/** What a content screen is about; offers, notifications and gallery differ by this alone. */
export interface ContentKind {
  id: 'offers' | 'notifications' | 'gallery'
  title: string
  addTitle: string
  emptyText: string
  /** What one of them is called where it is deleted. */
  noun: string
  /** Toasts of this screen stay so long, where it is not as long as elsewhere. */
  toastMs?: number
  /** Title and description stand beside the picture. */
  hasWords?: boolean
  /** Pictures that may be chosen at once. */
  several?: boolean
  list: (signal: AbortSignal) => Promise<ContentItem[]>
  /** Adds one picture with what belongs to it. */
  add: (draft: ContentDraft, options: UploadOptions) => Promise<unknown>
  remove: (id: number) => Promise<unknown>
}

export interface ContentDraft {
  file: File
  /** What the picture shows; empty when nobody wrote it. */
  alt: string
  title: string
  description: string
}
