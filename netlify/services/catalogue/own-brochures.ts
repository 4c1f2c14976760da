import { AppError } from '#contract/wire/errors.ts'
import { t } from '#contract/wire/language.ts'
import { readOwnBrochure } from '#server/data/catalogue/own-brochures.ts'
import { storeUploaded } from '#server/data/content/uploaded-files.ts'
import { objectNameOf } from '#server/lib/files/object-name.ts'
import { isPdf } from '#server/lib/files/pdf-file.ts'
import { shownPolicy } from '#server/lib/files/shown-policy.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/**
 * Stores a brochure of the dealer's own and answers its path, for a vehicle to name. Throws `invalid_fields` when its bytes
 * are no PDF.
 */
export async function addBrochure(file: File): Promise<{ path: string }> {
  const content = new Uint8Array(await file.arrayBuffer())
  if (!isPdf(content)) throw new AppError('invalid_fields', { fields: { file: 'Please choose a PDF.' } })
  const name = objectNameOf('brochure', content, 'pdf')
  return { path: await storeUploaded('documents', { name, content, type: 'application/pdf' }) }
}

/** A brochure of the dealer's own by the name of its file, to be shown by a browser and to run nothing. Throws `not_found`. */
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
