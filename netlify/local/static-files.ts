import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { extname, resolve, sep } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { type ByteRange, parseRange } from './byte-range.ts'
import { type Encoding, encode, isCompressible, pickEncoding } from './compression.ts'
import { contentType } from './content-types.ts'

/** A file of the publish folder that a path leads to. */
export interface StaticFile {
  path: string
  size: number
  modified: number
  type: string
}

/** Larger files are streamed and never compressed. */
const memoryLimit = 4 * 1024 * 1024

const unpublished = new Set(['_redirects', '_headers'])

export interface StaticFiles {
  /** Finds the file for a URL path as Netlify does: itself, `.html`, or `index.html` in the folder. */
  find: (pathname: string) => Promise<StaticFile | undefined>
  /** Answers with a file: conditional, partial and compressed as the request allows. */
  respond: (request: Request, file: StaticFile, status?: number) => Promise<Response>
}

export function staticFiles(folder: string): StaticFiles {
  const root = resolve(folder)
  const versions = new Map<string, { key: string; etag: string; bytes: Map<Encoding, Uint8Array> }>()

  async function version(file: StaticFile) {
    const key = `${file.size}-${file.modified}`
    const known = versions.get(file.path)
    if (known?.key === key) return known
    const raw = file.size <= memoryLimit ? new Uint8Array(await readFile(file.path)) : undefined
    const etag = createHash('sha1')
      .update(raw ?? `${file.path}-${key}`)
      .digest('hex')
      .slice(0, 20)
    const keep = isCompressible(file.type) && raw
    const made = { key, etag, bytes: new Map<Encoding, Uint8Array>(keep ? [['identity', raw]] : []) }
    versions.set(file.path, made)
    return made
  }

  async function encoded(file: StaticFile, encoding: Encoding, bytes: Map<Encoding, Uint8Array>) {
    const known = bytes.get(encoding)
    if (known) return known
    const raw = bytes.get('identity') ?? new Uint8Array(await readFile(file.path))
    const made = await encode(raw, encoding, 'best')
    bytes.set(encoding, made)
    return made
  }

  return {
    find: async (pathname) => {
      for (const path of candidates(root, pathname)) {
        const found = await stat(path).catch(() => undefined)
        if (found?.isFile())
          return { path, size: found.size, modified: found.mtimeMs, type: contentType(extname(path)) }
      }
      return undefined
    },

    respond: async (request, file, status = 200) => {
      const { etag, bytes } = await version(file)
      const encoding = bytes.size > 0 ? pickEncoding(request) : 'identity'
      const tag = encoding === 'identity' ? `"${etag}"` : `"${etag}-${encoding}"`
      const headers = new Headers({
        'cache-control': 'public, max-age=0, must-revalidate',
        'content-type': file.type,
        etag: tag,
      })
      if (bytes.size > 0) headers.set('vary', 'Accept-Encoding')
      else headers.set('accept-ranges', 'bytes')
      const isHead = request.method === 'HEAD'

      if (status === 200 && isUnchanged(request, etag)) return new Response(null, { status: 304, headers })
      if (bytes.size > 0) {
        const body = await encoded(file, encoding, bytes)
        if (encoding !== 'identity') headers.set('content-encoding', encoding)
        headers.set('content-length', String(body.byteLength))
        return new Response(isHead ? null : (body as BodyInit), { status, headers })
      }
      const asked = status === 200 ? request.headers.get('range') : null
      const range = parseRange(mayResume(request, tag) ? asked : null, file.size)
      if (range === 'unsatisfiable') {
        headers.set('content-range', `bytes */${file.size}`)
        return new Response(null, { status: 416, headers })
      }
      return wholeOrPart(file, range, status, headers, isHead)
    },
  }
}

function wholeOrPart(
  file: StaticFile,
  range: ByteRange | 'whole',
  status: number,
  headers: Headers,
  isHead: boolean,
): Response {
  const { start, end } = range === 'whole' ? { start: 0, end: file.size - 1 } : range
  headers.set('content-length', String(end - start + 1))
  if (range !== 'whole') headers.set('content-range', `bytes ${start}-${end}/${file.size}`)
  const answer = { status: range === 'whole' ? status : 206, headers }
  if (isHead || file.size === 0) return new Response(null, answer)
  // Node's web stream and the global one are the same class under two names.
  const body = Readable.toWeb(createReadStream(file.path, { start, end })) as NodeReadableStream
  return new Response(body as unknown as BodyInit, answer)
}

function* candidates(root: string, pathname: string): Generator<string> {
  let decoded: string
  try {
    decoded = decodeURIComponent(pathname)
  } catch {
    return
  }
  if (decoded.includes('\0')) return
  const segments = decoded.split('/').filter(Boolean)
  if (segments.some((segment) => segment.startsWith('.') || unpublished.has(segment))) return
  const path = resolve(root, ...segments)
  if (path !== root && !path.startsWith(root + sep)) return
  if (!decoded.endsWith('/')) yield path
  if (path !== root) yield `${path}.html`
  yield resolve(path, 'index.html')
}

/** True when the visitor already has this version, in whatever encoding. */
function isUnchanged(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match')
  if (!known) return false
  return known.split(',').some((one) => one.trim().replace(/^W\//, '').startsWith(`"${etag}`))
}

function mayResume(request: Request, tag: string): boolean {
  const condition = request.headers.get('if-range')
  return condition === null || condition === tag
}
