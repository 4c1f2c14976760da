import { isOfKeptCode, neededCall } from './addresses.ts'
import { keptFile, offlinePageOf, shellOf } from './kept-files.ts'

/** A page that nobody opened here: drawn by the kept code where that can, or words that say so. */
export async function withoutLine(url: URL): Promise<Response> {
  const call = neededCall(url)
  const isAnswered = !call || (await caches.match(new URL(call, url))) !== undefined
  const shell = isOfKeptCode(url) && isAnswered ? await keptFile(shellOf(url)) : undefined
  return shell ?? (await keptFile(offlinePageOf(url))) ?? Response.error()
}
