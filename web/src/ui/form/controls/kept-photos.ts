import { shrinkImage } from '#web/lib/api/shrink-image.ts'
import { draftKeyOf } from '#web/lib/device/draft.ts'
import { tabStorage } from '#web/lib/device/storage.ts'

/** A photograph in a form, as this tab keeps it over a reload beside the form's draft. */
export interface KeptPhoto {
  name: string
  /** The photograph's path in the store; empty while the photograph is being sent. */
  path: string
  /** A small picture as a data URL; empty where none could be made. */
  small: string
  /** When the photograph was chosen, in milliseconds since 1970. */
  at: number
}

/**
 * How long a photograph is kept here, in milliseconds: less than the six hours after which the store deletes
 * photographs that no enquiry names.
 */
const keptFor = 5 * 3_600_000

/** The photographs of a field that this tab keeps and that are still in the store. */
export function readKeptPhotos(field: string): KeptPhoto[] {
  try {
    const kept = JSON.parse(tabStorage.read(draftKeyOf(field)) ?? '[]') as KeptPhoto[]
    return kept.filter(({ at }) => Date.now() - at < keptFor)
  } catch {
    return []
  }
}

/**
 * Keeps photographs of a field, or deletes the kept ones when the list is empty. In a browser that stores
 * nothing, the photographs must be chosen again after a reload.
 */
export function writeKeptPhotos(field: string, photos: readonly KeptPhoto[]): void {
  tabStorage.write(draftKeyOf(field), photos.length > 0 ? JSON.stringify(photos) : null)
}

/**
 * A copy of a photograph small enough to be kept beside the draft, as a data URL; empty where none can be
 * made.
 */
export async function smallPictureOf(file: File): Promise<string> {
  try {
    const { file: small } = await shrinkImage(file, 20_000, { longestSide: 128 })
    const bytes = new Uint8Array(await small.arrayBuffer())
    return `data:${small.type};base64,${btoa(String.fromCharCode(...bytes))}`
  } catch {
    return ''
  }
}
