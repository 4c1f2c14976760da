import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Below this many bytes a compressed answer is hardly smaller. */
const smallest = 1024

/** Compressed bodies by encoding and ETag. */
export type CompressedBodies = Map<string, Uint8Array>

/**
 * Compresses an answer as the CDN does. `kept` holds the compressed bodies of files, which have an ETag, from
 * one call to the next; without `kept` the answer was made for this one request and is compressed faster.
 */
export async function compressResponse(
  request: Request,
  response: Response,
  kept?: CompressedBodies,
): Promise<Response> {
  const { body, status } = response
  const headers = new Headers(response.headers)
  if (!body || status === 206 || headers.has('content-encoding') || !isCompressible(headers)) return response
  headers.append('vary', 'Accept-Encoding')
  const encoding = pickEncoding(request)
  if (!encoding) return new Response(body, { status, headers })

  const key = `${encoding} ${headers.get('etag')}`
  let compressed = kept?.get(key)
  if (compressed) await body.cancel()
  else {
    const bytes = new Uint8Array(await response.arrayBuffer())
    if (bytes.byteLength < smallest) return new Response(bytes, { status, headers })
    compressed = await compress(bytes, encoding, kept ? 9 : 4)
    kept?.set(key, compressed)
  }
  headers.set('content-encoding', encoding)
  headers.set('content-length', String(compressed.byteLength))
  return new Response(compressed as BodyInit, { status, headers })
}

/** Is content of this type smaller when compressed? A stream of lines must not wait for its end. */
function isCompressible(headers: Headers): boolean {
  const type = headers.get('content-type') ?? ''
  return /^text\/|json|javascript|xml|svg/.test(type) && !type.startsWith('application/x-ndjson')
}

/** The best encoding that the visitor's browser takes. */
function pickEncoding(request: Request): 'br' | 'gzip' | undefined {
  const accepted = (request.headers.get('accept-encoding') ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => !/;\s*q=0(\.0*)?$/.test(one))
    .map((one) => one.split(';')[0])
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding))
}

function compress(bytes: Uint8Array, encoding: 'br' | 'gzip', level: number): Promise<Uint8Array> {
  if (encoding === 'gzip') return zip(bytes, { level })
  return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: level } })
}
