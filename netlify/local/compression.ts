import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Below this a compressed answer is hardly smaller. */
const smallest = 1024

/** Is content of this type smaller when compressed? */
export function isCompressible(type: string): boolean {
  return /^text\/|json|javascript|xml|svg/.test(type)
}

/** The best encoding the visitor takes. */
export function pickEncoding(request: Request): Encoding {
  const accepted = (request.headers.get('accept-encoding') ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => !/;\s*q=0(\.0*)?$/.test(one))
    .map((one) => one.split(';')[0])
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : 'identity'
}

/** Compresses; `best` for bytes that are kept, `fast` for an answer made once. */
export async function encode(
  bytes: Uint8Array,
  encoding: Encoding,
  effort: 'best' | 'fast',
): Promise<Uint8Array> {
  if (encoding === 'br')
    return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: effort === 'best' ? 9 : 4 } })
  if (encoding === 'gzip') return zip(bytes, { level: effort === 'best' ? 9 : 4 })
  return bytes
}

/** Compresses an answer of a function, as the CDN does. */
export async function compressResponse(request: Request, response: Response): Promise<Response> {
  const encoding = pickEncoding(request)
  const type = response.headers.get('content-type') ?? ''
  if (
    encoding === 'identity' ||
    !response.body ||
    response.headers.has('content-encoding') ||
    // A stream of lines must not wait for its end.
    type.startsWith('application/x-ndjson') ||
    !isCompressible(type)
  )
    return response
  const bytes = new Uint8Array(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  headers.append('vary', 'Accept-Encoding')
  const isWorthIt = bytes.byteLength >= smallest
  if (isWorthIt) headers.set('content-encoding', encoding)
  const body = isWorthIt ? await encode(bytes, encoding, 'fast') : bytes
  headers.set('content-length', String(body.byteLength))
  return new Response(body as BodyInit, { status: response.status, headers })
}
