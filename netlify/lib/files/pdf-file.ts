import { holdsMarkup } from './hidden-content.ts'
import { endsAsArchive } from './zip-directory.ts'

/** Is a file a PDF by its bytes, and not a page or an archive as well? */
export function isPdf(content: Uint8Array): boolean {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  return bytes.subarray(0, 5).toString('latin1') === '%PDF-' && !holdsMarkup(bytes) && !endsAsArchive(bytes)
}
