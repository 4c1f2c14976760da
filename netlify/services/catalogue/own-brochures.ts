import { AppError } from '#contract/wire/errors.ts'
import { t } from '#contract/wire/language.ts'
import { readOwnBrochure } from '#server/data/catalogue/own-brochures.ts'
import { storeUploaded } from '#server/data/content/uploaded-files.ts'
import { objectNameOf } from '#server/lib/files/object-name.ts'
import { isPdf } from '#server/lib/files/pdf-file.ts'
import { shownPolicy } from '#server/lib/files/shown-policy.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/**
 * Stores one of the dealer's own brochures and answers its path, which a vehicle can name. Throws
 * `invalid_fields` when its bytes are no PDF.
 */
export async function addBrochure(file: File): Promise<{ path: string }> {
  const content = new Uint8Array(await file.arrayBuffer())
  if (!isPdf(content)) throw new AppError('invalid_fields', { fields: { file: 'Please choose a PDF.' } })
  const name = objectNameOf('brochure', content, 'pdf')
  return { path: await storeUploaded('documents', { name, content, type: 'application/pdf' }) }
}

/**
 * One of the dealer's own brochures by the name of its file, with headers that let a browser show it and run
 * nothing in it. Throws `not_found`.
 */
export async function getOwnBrochure(db: DatabaseClient, name: string): Promise<Response> {
  const content = await readOwnBrochure(db, name)
  if (!content) throw new AppError('not_found', { message: t`We have no brochure of that name.` })
  return new Response(Buffer.from(content), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="brochure.pdf"',
      'content-security-policy': shownPolicy,
    },
  })
}
