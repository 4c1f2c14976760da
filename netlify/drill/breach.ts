import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Breach } from '#contract/privacy/breaches.ts'
import { sendMails } from '#server/services/messages/mail/send-mails.ts'
import { liftEnquiryLimits } from '#server/testing/helpers/enquiry-limits.ts'
import { withEnvironment } from '#server/testing/helpers/faulty-supabase.ts'
import { startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

const languages = ['en', 'or', 'hi']

/**
 * Plays a breach: an account of sales reads a report of so many people, the owner writes the breach down,
 * finds whom it touched by the audit trail and has the letters mailed. It holds when everybody with an
 * address has one letter, nobody else has one, and the first went within thirty minutes; the time of a person
 * who reads and types comes on top.
 */
export async function breachDrill(people: number, say: (line: string) => void): Promise<boolean> {
  const api = await startTestApi()
  const folder = await mkdtemp(join(tmpdir(), 'dealer-breach-drill-'))
  try {
    await liftEnquiryLimits((sql) => api.db.sql(sql))
    await sendPeople(api, people)
    // Receipts and mails to staff go first, so that the folder holds letters alone.
    await mailAll(folder)
    const earlier = (await readdir(folder)).length

    const thief = await api.staffCaller({ userId: 'lost-phone', role: 'sales' })
    await thief.call('POST', '/api/offerReports', { body: {} })
    const [account] = await api.db.sql<{ id: string }>(
      `select id from public.staff where user_id = 'lost-phone'`,
    )

    const knownAt = new Date()
    const owner = await api.staffCaller({ userId: 'owner-of-drill', role: 'owner' })
    const path = `/api/privacy/breaches/${randomUUID()}`
    await owner.call('PATCH', path, {
      body: {
        expected: 0,
        facts: {
          knownAt: knownAt.toISOString(),
          nature: 'device',
          items: ['name', 'number', 'email'],
          measures: ['closed', 'passwords'],
          happened: 'A phone with an open session was lost.',
          words: { en: '', or: '', hi: '' },
        },
      },
    })
    const span = { from: new Date(knownAt.getTime() - 3_600_000).toISOString(), to: new Date().toISOString() }
    await owner.call('POST', `${path}/people`, { body: { account: account?.id, ...span } })
    await owner.call('PATCH', `${path}/board`, { body: { step: 'noted' } })
    await owner.call('POST', `${path}/letters`, { body: { told: null } })
    await mailAll(folder, 1)
    const minutes = (Date.now() - knownAt.getTime()) / 60_000
    await mailAll(folder)

    const sent = (await readLetters(folder)).slice(earlier)
    const [breach] = ((await owner.call('GET', '/api/privacy/breaches')).body as { breaches: Breach[] })
      .breaches
    const found = breach?.people.read ?? 0
    const addresses = new Set(sent.flatMap(({ to }) => to))
    const wanted = Math.ceil(people / 2)
    say(
      `Found by the trail: ${found} of ${people} people. Letters: ${sent.length}, to be called: ${found - sent.length}.`,
    )
    say(`Minutes to the first letter: ${minutes.toFixed(2)}`)
    return found === people && sent.length === wanted && addresses.size === wanted && minutes <= 30
  } finally {
    await api.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Sends the form of an offer for so many people in three languages; every other one gives an address. */
async function sendPeople(api: TestApi, people: number): Promise<void> {
  for (let place = 0; place < people; place++) {
    const email = place % 2 === 0 ? `person${place}@mail.example` : ''
    await api.caller().call('POST', `/offer?language=${languages[place % 3]}`, {
      body: {
        name: `Person ${place}`,
        contact: String(9_000_100_000 + place),
        email,
        ...(email === '' && { noEmail: true }),
        agree: true,
      },
      headers: { 'idempotency-key': randomUUID() },
    })
  }
}

/** Sends what waits into a folder, in as many runs as it takes, or so many. */
async function mailAll(folder: string, runs = Number.POSITIVE_INFINITY): Promise<void> {
  await withEnvironment({ MAIL_FOLDER: folder, SMTP_URL: '' }, async () => {
    for (let run = 0; run < runs; run++) {
      const { sent } = await sendMails(new Date(Date.now() + 1000))
      if (sent === 0) return
    }
  })
}

async function readLetters(folder: string): Promise<{ to: string[] }[]> {
  const names = (await readdir(folder)).sort()
  return Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as { to: string[] }),
  )
}
