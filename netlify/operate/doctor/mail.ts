import type { Dealership } from '#contract/dealership/dealership.ts'
import { errorCode } from '#server/command/failure.ts'
import { trySmtp } from '#server/lib/mail/smtp-mailer.ts'
import { type Check, mend, ok, reasonOf, unknown, type Verdict } from './finding.ts'
import { ask, type Dns, type Target } from './target.ts'

/** Checks that mails leave, are believed to be genuine, and reach their recipients. Nothing is sent. */
export function mailChecks(target: Target): Check[] {
  return [
    ['mail server', () => tryServer(target)],
    ['sender of mails', () => lookAtSender(target)],
    ['e-mail of outlets', () => lookAtOutlets(target)],
  ]
}

async function tryServer({ variables }: Target): Promise<Verdict> {
  const url = variables.SMTP_URL
  if (!url) return unknown('SMTP_URL is not set here; on the site it must be, or no mail leaves')
  const { protocol, host } = URL.parse(url) ?? { protocol: '', host: '' }
  if (!/^smtps?:$/.test(protocol) || !host)
    return mend(
      'SMTP_URL must be smtps://user:password@mail.example:465; a # or / of the password is written %23 or %2F',
    )
  return trySmtp(url).then(
    () => ok(`${host} takes mails`),
    (error: unknown) => mend(`${host} takes no mails: ${reasonOf(error)}`),
  )
}

/**
 * Recipients' servers look up whether the domain of a sender exists, and whether the dealer's server may send
 * for it.
 */
async function lookAtSender(target: Target): Promise<Verdict> {
  const { variables, dns } = target
  const sender = variables.MAIL_FROM || (await salesEmail(target))
  if (!sender) return mend('set MAIL_FROM, or a sales e-mail under Manage → Dealership: mails name no sender')
  const [, domain] = /^[^\s@<>]+@([^\s@<>]+)$/.exec(sender) ?? []
  if (!domain) return mend(`is ${sender}: MAIL_FROM is an address alone, such as sales@dealer.example`)
  const missing = [
    (await takesMail(dns, domain)) ? '' : `${domain} takes no mail: it needs an MX record`,
    (await hasText(dns, domain, 'v=spf1'))
      ? ''
      : `${domain} has no SPF record: a TXT record v=spf1 … -all with what the mail server's provider names`,
    (await hasDmarc(dns, domain))
      ? ''
      : `${domain} has no DMARC record: a TXT record v=DMARC1; p=none at _dmarc.${domain} to begin with`,
  ].filter(Boolean)
  return missing.length === 0 ? ok(`${sender}; MX, SPF and DMARC are there`) : mend(missing.join('; '))
}

/** The sender of mails where MAIL_FROM is not set. */
async function salesEmail({ siteUrl }: Target): Promise<string> {
  const { emails } = (await (await ask(`${siteUrl}/api/dealership`)).json()) as Dealership
  return emails.sales
}

/** Mail to the addresses that the outlets show must reach somebody. */
async function lookAtOutlets({ siteUrl, dns }: Target): Promise<Verdict> {
  const outlets = (await (await ask(`${siteUrl}/api/dealers`)).json()) as { email: string }[]
  const domains = [...new Set(outlets.map(({ email }) => email.split('@')[1] ?? ''))]
  if (domains.length === 0) return mend('no outlet has an e-mail address')
  const dead: string[] = []
  for (const domain of domains) if (!(await takesMail(dns, domain))) dead.push(domain)
  if (dead.length > 0) return mend(`no e-mail arrives at ${dead.join(', ')}, which the outlets show`)
  return ok(`e-mail arrives at ${domains.join(', ')}`)
}

/**
 * Does a domain have a mail server: one of its own, or the machine of that name? An MX record without a name
 * means that it never takes mail.
 */
async function takesMail(dns: Dns, domain: string): Promise<boolean> {
  const servers = await found(dns.resolveMx(domain))
  if (servers.length > 0) return servers.some(({ exchange }) => exchange !== '')
  return [await found(dns.resolve4(domain)), await found(dns.resolve6(domain))].flat().length > 0
}

/** Does the domain have a DMARC record? A domain below another one is covered by the record of that one. */
async function hasDmarc(dns: Dns, domain: string): Promise<boolean> {
  if (await hasText(dns, `_dmarc.${domain}`, 'v=DMARC1')) return true
  const above = domain.slice(domain.indexOf('.') + 1)
  return above.includes('.') && hasDmarc(dns, above)
}

async function hasText(dns: Dns, domain: string, begin: string): Promise<boolean> {
  return (await found(dns.resolveTxt(domain))).some((parts) => parts.join('').startsWith(begin))
}

/** Records of a domain, empty where it has none. A name server that fails throws. */
async function found<T>(records: Promise<T[]>): Promise<T[]> {
  return records.catch((error: unknown) => {
    if (errorCode(error) !== 'ENOTFOUND' && errorCode(error) !== 'ENODATA') throw error
    return []
  })
}
