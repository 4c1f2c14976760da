import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Platform } from './platform.ts'

interface KeptMail {
  at: string
  to: string[]
  subject: string
  text: string
}

/**
 * Shows at `/mailbox` the newest hundred mails of a folder, on this machine alone: Netlify never sees this
 * file.
 */
export function withMailbox(platform: Platform, folder: string | undefined): Platform {
  return async (request, ip) => {
    const isMailbox = request.method === 'GET' && new URL(request.url).pathname === '/mailbox'
    return isMailbox && folder ? mailboxPage(await readMails(folder)) : platform(request, ip)
  }
}

async function readMails(folder: string): Promise<KeptMail[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'))
  const newest = names.sort().reverse().slice(0, 100)
  return Promise.all(
    newest.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as KeptMail),
  )
}

function mailboxPage(mails: readonly KeptMail[]): Response {
  const articles = mails.map(
    ({ at, to, subject, text }) =>
      `<article><h2>${escapeHtml(subject)}</h2><p>${escapeHtml(`${at} to ${to.join(', ')}`)}</p><pre>${linked(escapeHtml(text))}</pre></article>`,
  )
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mailbox</title><style>body{font:16px/1.5 system-ui;max-width:48rem;margin:2rem auto;padding:0 1rem}
article{border-top:1px solid #ccc;padding:1rem 0}h2{font-size:1.1rem;margin:0}p{color:#555;margin:0}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}</style>
<h1>Mailbox</h1><p>What this machine sent; nothing left it.</p>${articles.join('') || '<p>No mail yet.</p>'}</html>`
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'cache-control': 'no-store',
    },
  })
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

function linked(escaped: string): string {
  return escaped.replace(/https?:\/\/[^\s<>]+/g, (address) => `<a href="${address}">${address}</a>`)
}
