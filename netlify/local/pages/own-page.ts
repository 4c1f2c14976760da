import { getMe, staffAccount } from '#contract/session/session.ts'
import { isLocalHost, isLoopbackAddress } from '../own-hosts.ts'
import type { Platform } from '../platform.ts'

/**
 * Answers a page of this machine that shows what would have left it. The page is for whoever sits at the
 * machine, and from other machines for an owner who is signed in. `articles` are the page's entries in HTML,
 * made only for whom the page opens.
 */
export async function ownPage(
  platform: Platform,
  request: Request,
  ip: string | undefined,
  page: { title: string; words: string; none: string; articles: () => Promise<string[]> },
): Promise<Response> {
  if (isHere(request, ip))
    return pageOf(page.title, page.words, (await page.articles()).join('') || page.none)
  const me = await platform(new Request(new URL(getMe.path, request.url), { headers: request.headers }), ip)
  if (me.ok && staffAccount.parse(await me.json()).role === 'owner')
    // The cookies renew the session of the owner who asked.
    return pageOf(
      page.title,
      page.words,
      (await page.articles()).join('') || page.none,
      me.headers.getSetCookie(),
    )
  const words = `${page.title} opens on the machine that runs this site, and for an owner who is signed in.\n`
  return new Response(words, { status: 403, headers: { 'cache-control': 'no-store' } })
}

/** Does a call come from this machine, to a name of this machine? */
export function isHere(request: Request, ip: string | undefined): boolean {
  return isLoopbackAddress(ip) && isLocalHost(new URL(request.url).hostname)
}

function pageOf(title: string, words: string, body: string, cookies: readonly string[] = []): Response {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>body{font:16px/1.5 system-ui;max-width:48rem;margin:2rem auto;padding:0 1rem}
article{border-top:1px solid #ccc;padding:1rem 0}h2{font-size:1.1rem;margin:0}p{color:#555;margin:0}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}</style>
<h1>${title}</h1><p>${words}</p>${body}</html>`
  const page = new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'cache-control': 'no-store',
    },
  })
  for (const cookie of cookies) page.headers.append('set-cookie', cookie)
  return page
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
