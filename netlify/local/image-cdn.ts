import { createHash } from 'node:crypto'
import { ImageHandler } from '@netlify/images'
import { readPicture } from '#server/lib/files/picture-file.ts'
import { boundedFolder } from './bounded-folder.ts'

export interface ImageCdnOptions {
  /** The address of this site, from which the pictures are fetched. */
  origin: string
  /** Pictures that were made once are kept here, as the CDN keeps them. */
  cacheFolder: string
  /** The most bytes of kept pictures. */
  mostBytes?: number
}

/** The address at which the CDN answers. */
const ownPath = '/.netlify/images'

/** The parameters that change a picture, and their values; the CDN ignores all others. */
const parameters: Record<string, RegExp> = {
  w: /^[1-9]\d{0,3}$/,
  h: /^[1-9]\d{0,3}$/,
  q: /^(?:[1-9]\d?|100)$/,
  fm: /^(?:avif|gif|jpg|png|webp)$/,
  fit: /^(?:contain|cover|fill)$/,
  position: /^(?:bottom|center|left|right|top)$/,
}

/** Answers Netlify's addresses of pictures in another size or format; undefined for any other address. */
export type ImageCdn = (request: Request) => Promise<Response> | undefined

/**
 * The Netlify Image CDN of this machine: Netlify's own package makes the pictures, from this site's own
 * pictures only.
 */
export function createImageCdn({
  origin,
  cacheFolder,
  mostBytes = 200 * 1024 * 1024,
}: ImageCdnOptions): ImageCdn {
  const pictures = boundedFolder(cacheFolder, mostBytes)
  const complain = (...words: unknown[]) => console.error(...words)
  const handler = new ImageHandler({ logger: { log: complain, warn: complain, error: complain } })
  /** Callers that ask for the same picture while it is made wait for the one that is in the making. */
  const pending = new Map<string, Promise<Kept>>()

  async function make(request: Request, name: string): Promise<Kept> {
    const answer = await handler.match(request)?.handle(origin)
    const content = new Uint8Array((await answer?.arrayBuffer()) ?? [])
    // Only a picture is kept: otherwise the error answer for a lost picture would be kept too.
    if (answer?.status === 200 && readPicture(content)) await pictures.keep(name, content)
    return { status: answer?.status ?? 404, content }
  }

  async function answerWith(request: Request, url: URL): Promise<Response> {
    const name = createHash('sha256').update(`${url.searchParams}`).digest('hex')
    const content = await pictures.read(name)
    let made: Kept
    if (content) made = { status: 200, content }
    else {
      const work = pending.get(name) ?? make(new Request(url, { headers: request.headers }), name)
      pending.set(name, work)
      made = await work.finally(() => pending.delete(name))
    }
    const type = readPicture(made.content)?.type
    const headers = { 'content-type': type ?? 'text/plain', vary: 'Accept' }
    return new Response(request.method === 'HEAD' ? null : made.content, { status: made.status, headers })
  }

  return (request) => {
    const asked = new URL(request.url)
    if (asked.pathname !== ownPath) return undefined
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return Promise.resolve(new Response('Method Not Allowed', { status: 405 }))
    const source = URL.parse(asked.searchParams.get('url') ?? '', origin)
    if (!source || isOfPlatform(source)) return Promise.resolve(new Response('Bad Request', { status: 400 }))
    return answerWith(request, canonical(asked, source, request.headers.get('accept') ?? ''))
  }
}

/**
 * Is a source an address of the platform itself? A picture made from a picture that is made would let one
 * call cause many.
 */
function isOfPlatform({ pathname }: URL): boolean {
  return /^\/+(?:\.|%2e)netlify(?:[/\\]|%2f|%5c|$)/i.test(pathname)
}

/** The address that all ways to ask for the same picture have in common. */
function canonical(asked: URL, source: URL, accept: string): URL {
  const url = new URL(ownPath, asked)
  source.search = ''
  source.hash = ''
  url.searchParams.set('url', source.href)
  for (const [name, isValue] of Object.entries(parameters)) {
    const value = asked.searchParams.get(name) ?? ''
    if (isValue.test(value)) url.searchParams.set(name, value)
  }
  // The package answers in the format of the file; the CDN looks at the formats that the browser takes.
  if (!url.searchParams.has('fm')) url.searchParams.set('fm', bestFormat(accept))
  return url
}

interface Kept {
  status: number
  content: Uint8Array<ArrayBuffer>
}

function bestFormat(accept: string): string {
  const known = ['avif', 'webp'].find((format) => accept.includes(`image/${format}`))
  return known ?? 'jpg'
}
