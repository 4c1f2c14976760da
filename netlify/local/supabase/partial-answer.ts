import { parseRange } from './byte-range.ts'

/** Cuts the asked part out of an object, as hosted Storage does; the embedded one always answers the whole. */
export async function partialAnswer(request: Request, response: Response): Promise<Response> {
  const asked = request.headers.get('range')
  const isObject = new URL(request.url).pathname.startsWith('/storage/v1/object/')
  if (!asked || !isObject || request.method !== 'GET' || response.status !== 200) return response

  const bytes = new Uint8Array(await response.arrayBuffer())
  const range = parseRange(asked, bytes.byteLength)
  const headers = new Headers(response.headers)
  headers.set('accept-ranges', 'bytes')
  if (range === 'whole') return new Response(bytes, { headers })
  headers.delete('content-length')
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${bytes.byteLength}`)
    return new Response(null, { status: 416, headers })
  }
  headers.set('content-range', `bytes ${range.start}-${range.end}/${bytes.byteLength}`)
  return new Response(bytes.subarray(range.start, range.end + 1), { status: 206, headers })
}
