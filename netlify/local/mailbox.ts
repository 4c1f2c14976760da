import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { escapeHtml, ownPage } from './pages/own-page.ts'
import type { Platform } from './platform.ts'

interface KeptMail {
  at: string
  to: string[]
  subject: string
  text: string
}

/**
 * Shows at `/mailbox` the newest hundred mails of a folder; Netlify never sees this file. Whoever reads a
 * mail can follow its link, which may set a password. `sendDue` sends what waits, so that whoever opens the
 * page need not wait for the next run of the schedule.
 */
export function withMailbox(
  platform: Platform,
  folder: string | undefined,
  sendDue: () => Promise<void>,
): Platform {
  return async (request, ip) => {
    const isAsked = request.method === 'GET' && new URL(request.url).pathname === '/mailbox'
    if (!folder || !isAsked) return platform(request, ip)
    return ownPage(platform, request, ip, {
      title: 'Mailbox',
      words: 'What this machine sent; nothing left it.',
      none: '<p>No mail yet.</p>',
      articles: async () => {
        await sendDue()
        return (await readMails(folder)).map(articleOf)
      },
    })
  }
}

async function readMails(folder: string): Promise<KeptMail[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'))
  const newest = names.sort().reverse().slice(0, 100)
  return Promise.all(
    newest.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as KeptMail),
  )
}

function articleOf({ at, to, subject, text }: KeptMail): string {
  return `<article><h2>${escapeHtml(subject)}</h2><p>${escapeHtml(`${at} to ${to.join(', ')}`)}</p><pre>${linked(escapeHtml(text))}</pre></article>`
}

function linked(escaped: string): string {
  return escaped.replace(/https?:\/\/[^\s<>]+/g, (address) => `<a href="${address}">${address}</a>`)
}
