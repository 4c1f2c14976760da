import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImageHandler } from '@netlify/images'
import { readPicture } from '#server/lib/files/picture-file.ts'

export interface ImageCdnOptions {
  /** The address of this site, from which the pictures are fetched. */
  origin: string
  /** Pictures that were made once are kept here, as the CDN keeps them. */
  cacheFolder: string
}

/** Answers Netlify's addresses of pictures in another size or format; undefined for any other address. */
export type ImageCdn = (request: Request) => Promise<Response> | undefined

/**
 * The Netlify Image CDN of this machine: Netlify's own package makes the pictures, from this site's own
 * pictures only.
 */
export function createImageCdn({ origin, cacheFolder }: ImageCdnOptions): ImageCdn {
  const complain = (...words: unknown[]) => console.error(...words)
  const handler = new ImageHandler({ logger: { log: complain, warn: complain, error: complain } })
  /** Callers that ask for the same picture while it is made wait for the one that is in the making. */
  const pending = new Map<string, Promise<Kept>>()

  async function make(request: Request, file: string): Promise<Kept> {
    const answer = await handler.match(request)?.handle(origin)
    const content = new Uint8Array((await answer?.arrayBuffer()) ?? [])
    // Only a picture is kept: otherwise the error answer for a lost picture would be kept too.
    if (answer?.status === 200 && readPicture(content)) {
      await mkdir(cacheFolder, { recursive: true })
      await writeFile(`${file}.new`, content)
      await rename(`${file}.new`, file)
    }
    return { status: answer?.status ?? 404, content }
  }

  async function answerWith(request: Request, url: URL): Promise<Response> {
    const file = join(cacheFolder, createHash('sha256').update(`${url.searchParams}`).digest('hex'))
    const kept = await readFile(file).catch(() => undefined)
    let made: Kept
    if (kept) made = { status: 200, content: new Uint8Array(kept) }
    else {
      const work = pending.get(file) ?? make(new Request(url, { headers: request.headers }), file)
      pending.set(file, work)
      made = await work.finally(() => pending.delete(file))
    }
    const type = readPicture(made.content)?.type
    const headers = { 'content-type': type ?? 'text/plain', vary: 'Accept' }
    return new Response(request.method === 'HEAD' ? null : made.content, { status: made.status, headers })
  }

  return (request) => {
    const url = new URL(request.url)
    if (url.pathname !== '/.netlify/images') return undefined
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return Promise.resolve(new Response('Method Not Allowed', { status: 405 }))
    // The package answers in the format of the file; the CDN looks at the formats that the browser takes.
    if (!url.searchParams.has('fm'))
      url.searchParams.set('fm', bestFormat(request.headers.get('accept') ?? ''))
    return answerWith(request, url)
  }
}

interface Kept {
  status: number
  content: Uint8Array<ArrayBuffer>
}

function bestFormat(accept: string): string {
  const known = ['avif', 'webp'].find((format) => accept.includes(`image/${format}`))
  return known ?? 'jpg'
}
