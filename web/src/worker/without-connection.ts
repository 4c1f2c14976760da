import { isOffice, isOfKeptCode, neededCall } from './addresses.ts'
import { keptFile, officeShell, offlinePageOf, shellOf } from './kept-files.ts'

/**
 * The answer for a page that was never opened on this device: drawn by the kept code where that is possible,
 * otherwise the page for "no connection".
 */
export async function withoutConnection(url: URL): Promise<Response> {
  const office = isOffice(url) ? await officeShell() : undefined
  if (office) return office
  const call = neededCall(url)
  const isAnswered = !call || (await caches.match(new URL(call, url))) !== undefined
  const shell = isOfKeptCode(url) && isAnswered ? await keptFile(shellOf(url)) : undefined
  return shell ?? (await keptFile(offlinePageOf(url))) ?? Response.error()
}
