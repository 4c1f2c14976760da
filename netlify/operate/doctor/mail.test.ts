import { afterAll, beforeAll, expect, test } from 'vitest'
import { dnsOf } from '#server/testing/helpers/dns-of.ts'
import { faultySupabase } from '#server/testing/helpers/faulty-supabase.ts'
import { startMailServer } from '#server/testing/helpers/mail-server.ts'
import { askAll } from './finding.ts'
import { mailChecks } from './mail.ts'
import { type Dns, hostedTarget } from './target.ts'

let mailServer: Awaited<ReturnType<typeof startMailServer>>
let site: Awaited<ReturnType<typeof faultySupabase>>
const records: Record<string, string[]> = {
  'MX dealer.example': ['mail.dealer.example'],
  'TXT dealer.example': ['google-site-verification=1', 'v=spf1 include:mail.example -all'],
  'TXT _dmarc.dealer.example': ['v=DMARC1; p=none'],
  'A desk.dealer.example': ['192.0.2.1'],
  'TXT desk.dealer.example': ['v=spf1 a -all'],
  // An MX record without a name says that the domain takes no mail.
  'MX silent.example': [''],
  'A silent.example': ['192.0.2.1'],
}

beforeAll(async () => {
  mailServer = await startMailServer()
  site = await faultySupabase((request, response) => {
    const isDealership = request.url === '/api/dealership'
    const facts = isDealership
      ? { emails: { sales: 'sales@dealer.example' } }
      : [{ email: 'a@silent.example' }]
    response.end(JSON.stringify(facts))
  })
})
afterAll(() => {
  site.close()
  mailServer.close()
})

/** The doctor's findings about mail with these variables. */
async function said(variables: Record<string, string> = {}, dns: Dns = dnsOf(records)) {
  const SMTP_URL = mailServer.url
  const target = { ...hostedTarget({ SMTP_URL, SITE_URL: site.url, ...variables }), dns }
  const findings = await askAll(mailChecks(target), () => undefined)
  return Object.fromEntries(findings.map(({ subject, state, words }) => [subject, `${state} ${words}`]))
}

test('a server that can be signed in to, and a domain with its records, are well; nothing is sent', async () => {
  expect(await said({ MAIL_FROM: 'hello@desk.dealer.example' })).toEqual({
    'mail server': `ok ${mailServer.url.slice('smtp://'.length)} takes mails`,
    // The machine of that name takes mail, and the DMARC record of the domain above covers this one.
    'sender of mails': 'ok hello@desk.dealer.example; MX, SPF and DMARC are there',
    'e-mail of outlets': 'mend no e-mail arrives at silent.example, which the outlets show',
  })
  expect(mailServer.mails).toEqual([])
})

test('without MAIL_FROM mails come from the sales address of the dealership', async () => {
  expect((await said())['sender of mails']).toMatch(/^ok sales@dealer\.example;/)
})

test.each([
  ['', /^unknown SMTP_URL is not set here/],
  ['mail.example:465', /^mend SMTP_URL must be smtps:/],
  ['smtps://asha:half#secret@mail.example', /^mend SMTP_URL must be smtps:/],
  ['smtp://127.0.0.1:9', /^mend 127\.0\.0\.1:9 takes no mails: .*ECONNREFUSED/],
])('a server that is not there: %j', async (SMTP_URL, words) => {
  expect((await said({ SMTP_URL }))['mail server']).toMatch(words)
})

test('a password that the server refuses is named by its answer alone', async () => {
  const words = (await said({ SMTP_URL: mailServer.url.replace('//', '//asha:secret@') }))['mail server']
  expect(words).toMatch(/^mend 127\.0\.0\.1:\d+ takes no mails: .*535/)
  expect(words).not.toMatch(/asha|secret/)
})

test.each([
  ['Asha <asha@dealer.example>', /^mend is Asha .*an address alone/],
  [
    'asha@nobody.example',
    /^mend nobody\.example takes no mail.*; nobody\.example has no SPF.*; .*has no DMARC/,
  ],
  ['asha@silent.example', /^mend silent\.example takes no mail/],
])('a sender that is not believed: %j', async (MAIL_FROM, words) => {
  expect((await said({ MAIL_FROM }))['sender of mails']).toMatch(words)
})

test('a name server that fails says nothing about a domain', async () => {
  const away = async () =>
    Promise.reject(Object.assign(new Error('queryMx ESERVFAIL'), { code: 'ESERVFAIL' }))
  const dns = { resolveMx: away, resolve4: away, resolve6: away, resolveTxt: away }
  expect((await said({}, dns))['sender of mails']).toBe('unknown could not be asked: queryMx ESERVFAIL')
})
