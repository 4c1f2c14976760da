import { AppError } from '#contract/errors.ts'
import { jsonBodyBytes } from '#contract/limits.ts'

/**
 * Reads a JSON body. Throws `unsupported_media_type` (415), `body_too_large` (413, counted while reading,
 * so a lying or missing length does not help) or `invalid_json` (400).
 */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(?:;|$)/i.test(type)) throw new AppError('unsupported_media_type')
  const text = new TextDecoder().decode(await readBytes(request, jsonBodyBytes))
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new AppError('invalid_json', { cause })
  }
}

async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new AppError('body_too_large')
  const chunks: Uint8Array[] = []
  let total = 0
  for await (const chunk of request.body ?? []) {
    total += chunk.byteLength
    if (total > limit) throw new AppError('body_too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
