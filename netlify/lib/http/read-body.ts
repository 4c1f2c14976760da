import type { Endpoint } from '#contract/wire/endpoint.ts'
import { AppError } from '#contract/wire/errors.ts'
import { formBodyBytes, jsonBodyBytes } from '#contract/wire/limits.ts'

/**
 * Reads a body in the format that the endpoint takes. Throws `unsupported_media_type` (415), `body_too_large`
 * (413), `invalid_json` or `bad_request` (400). Bytes are counted while they are read, because a
 * `Content-Length` may be missing or wrong.
 */
export async function readBody(
  request: Request,
  { accepts = 'json', bodyBytes = jsonBodyBytes }: Pick<Endpoint, 'accepts' | 'bodyBytes'> = {},
): Promise<unknown> {
  if (accepts === 'bytes') return readBytes(request, bodyBytes)
  const type = request.headers.get('content-type') ?? ''
  if (accepts === 'report' && /^application\/csp-report\s*(?:;|$)/i.test(type))
    return readJson(request, bodyBytes)
  if ((accepts === 'multipart' || accepts === 'either') && /^multipart\/form-data\s*;/i.test(type))
    return readForm(request, type)
  if (accepts !== 'multipart' && /^application\/json\s*(?:;|$)/i.test(type))
    return readJson(request, bodyBytes)
  throw new AppError('unsupported_media_type', { message: `This address takes ${wanted[accepts]} only.` })
}

const wanted: Record<Exclude<Endpoint['accepts'], undefined | 'bytes'>, string> = {
  json: 'JSON',
  multipart: 'multipart/form-data',
  either: 'multipart/form-data or JSON',
  report: 'reports as JSON',
}

async function readJson(request: Request, limit: number): Promise<unknown> {
  const text = new TextDecoder().decode(await readBytes(request, limit))
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new AppError('invalid_json', { cause })
  }
}

/**
 * The fields of a multipart form, texts and files. A field that comes twice is refused, because the schemas
 * know single values only.
 */
async function readForm(request: Request, type: string): Promise<Record<string, FormDataEntryValue>> {
  const bytes = await readBytes(request, formBodyBytes)
  const form = await new Response(bytes, { headers: { 'content-type': type } })
    .formData()
    .catch((cause: unknown) => {
      throw new AppError('bad_request', { message: 'The data sent is not a valid form.', cause })
    })
  const names = [...form.keys()]
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined)
    throw new AppError('invalid_fields', { fields: { [twice]: 'This field was sent more than once.' } })
  return Object.fromEntries(form)
}

async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
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
