import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getMe, staffAccount } from '#contract/session/session.ts'
import { isLocalHost, isLoopbackAddress } from './own-hosts.ts'
import type { Platform } from './platform.ts'

interface KeptMail {
  at: string
  to: string[]
  subject: string
  text: string
}

/**
 * Shows at `/mailbox` the newest hundred mails of a folder; Netlify never sees this file. Whoever reads a
 * mail can follow its link, which may set a password. So the page is for whoever sits at this machine, and
 * from other machines for an owner who is signed in.
 */
export function withMailbox(platform: Platform, folder: string | undefined): Platform {
  return async (request, ip) => {
    const { pathname, hostname } = new URL(request.url)
    if (!folder || request.method !== 'GET' || pathname !== '/mailbox') return platform(request, ip)
    if (isLoopbackAddress(ip) && isLocalHost(hostname)) return mailboxPage(await readMails(folder))
    const me = await platform(new Request(new URL(getMe.path, request.url), { headers: request.headers }), ip)
    if (await isOwner(me)) return mailboxPage(await readMails(folder), me.headers.getSetCookie())
    const words = 'The mailbox opens on the machine that runs this site, and for an owner who is signed in.\n'
    return new Response(words, { status: 403, headers: { 'cache-control': 'no-store' } })
  }
}

/** Is an answer about the caller's account that of an owner? */
async function isOwner(me: Response): Promise<boolean> {
  return me.ok && staffAccount.parse(await me.json()).role === 'owner'
}

async function readMails(folder: string): Promise<KeptMail[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'))
  const newest = names.sort().reverse().slice(0, 100)
  return Promise.all(
    newest.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as KeptMail),
  )
}

/** The page; `cookies` renew the session of the owner who asked. */
function mailboxPage(mails: readonly KeptMail[], cookies: readonly string[] = []): Response {
  const articles = mails.map(
    ({ at, to, subject, text }) =>
      `<article><h2>${escapeHtml(subject)}</h2><p>${escapeHtml(`${at} to ${to.join(', ')}`)}</p><pre>${linked(escapeHtml(text))}</pre></article>`,
  )
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mailbox</title><style>body{font:16px/1.5 system-ui;max-width:48rem;margin:2rem auto;padding:0 1rem}
article{border-top:1px solid #ccc;padding:1rem 0}h2{font-size:1.1rem;margin:0}p{color:#555;margin:0}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}</style>
<h1>Mailbox</h1><p>What this machine sent; nothing left it.</p>${articles.join('') || '<p>No mail yet.</p>'}</html>`
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

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

function linked(escaped: string): string {
  return escaped.replace(/https?:\/\/[^\s<>]+/g, (address) => `<a href="${address}">${address}</a>`)
}
