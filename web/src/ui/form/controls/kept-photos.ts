import { shrinkImage } from '#web/lib/api/shrink-image.ts'
import { draftKeyOf } from '#web/lib/device/draft.ts'

/** A photograph of a form as this tab keeps it over a reload, beside the draft. */
export interface KeptPhoto {
  name: string
  /** Under which the store has it; empty while it is on its way. */
  path: string
  /** A small picture as a data address; empty where none could be made. */
  small: string
  /** When it was chosen, in milliseconds since 1970. */
  at: number
}

/** The store removes what no enquiry names after six hours. */
const keptFor = 5 * 3_600_000

/** What this tab keeps of the photographs of a field; those that are still in the store. */
export function readKeptPhotos(field: string): KeptPhoto[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(draftKeyOf(field)) ?? '[]') as KeptPhoto[]
    return kept.filter(({ at }) => Date.now() - at < keptFor)
  } catch {
    return []
  }
}

/** Keeps them, or forgets them when there are none. Where the browser stores nothing, only this is lost. */
export function writeKeptPhotos(field: string, photos: readonly KeptPhoto[]): void {
  try {
    if (photos.length > 0) sessionStorage.setItem(draftKeyOf(field), JSON.stringify(photos))
    else sessionStorage.removeItem(draftKeyOf(field))
  } catch {
    // Storage is switched off or full; after a reload they are chosen again.
  }
}

/** A photograph so small that it fits beside the draft, as a data address; empty where none can be made. */
export async function smallPictureOf(file: File): Promise<string> {
  try {
    const { file: small } = await shrinkImage(file, 20_000, { longestSide: 128 })
    const bytes = new Uint8Array(await small.arrayBuffer())
    return `data:${small.type};base64,${btoa(String.fromCharCode(...bytes))}`
  } catch {
    return ''
  }
}
