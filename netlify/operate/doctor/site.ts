import type { Dealership } from '#contract/dealership/dealership.ts'
import type { Readiness } from '#contract/site/health.ts'
import { type Check, mend, ok, unknown, type Verdict } from './finding.ts'
import { ask, askProject, type Target } from './target.ts'

/** Checks of the site's answers, as a visitor gets them. */
export function siteChecks(target: Target): Check[] {
  const site = (path: string) => ask(target.siteUrl + path)
  return [
    ['site and project', () => compareCatalogues(target, site)],
    ['headers', () => lookAtHeaders(target, site)],
    ['readiness', () => lookAtReadiness(site)],
    ['distance', () => measureDistance(site)],
    ['cache', () => tryCache(site)],
    ['clock', () => compareClocks(target, site)],
    ['dealership', () => lookAtDealership(site)],
  ]
}

type Site = (path: string) => Promise<Response>

async function compareCatalogues(target: Target, site: Site): Promise<Verdict> {
  const shown = (await (await site('/api/allModals')).json()) as { bike_name: string }[]
  const path = '/rest/v1/vehicles?select=bike_name&is_active=is.true'
  const stored = (await (await askProject(target, target.publishableKey, path)).json()) as {
    bike_name: string
  }[]
  const isSame = String(shown.map(nameOf).toSorted()) === String(stored.map(nameOf).toSorted())
  return isSame
    ? ok(`${shown.length} models on both`)
    : mend('the site shows the catalogue of another project')
}

const nameOf = ({ bike_name }: { bike_name: string }) => bike_name

const wantedHeaders = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
]

async function lookAtHeaders({ siteUrl }: Target, site: Site): Promise<Verdict> {
  const wrong: string[] = []
  for (const path of ['/', '/api/health']) {
    const { headers } = await site(path)
    for (const name of wantedHeaders) if (!headers.has(name)) wrong.push(`${path} has no ${name}`)
    if (path !== '/' && !headers.get('cache-control')?.includes('no-store')) wrong.push(`${path} may be kept`)
  }
  if (siteUrl.startsWith('https:')) {
    const plain = await ask(siteUrl.replace('https:', 'http:')).catch(() => undefined)
    if (plain && plain.status < 300) wrong.push('the site answers without https')
  }
  return wrong.length === 0 ? ok(wantedHeaders.join(', ')) : mend(wrong.join('; '))
}

async function lookAtReadiness(site: Site): Promise<Verdict> {
  const ready = (await (await site('/api/health/ready')).json()) as Readiness
  const failed = (['database', 'storage', 'secondStore'] as const).filter((part) => ready[part] !== 'ok')
  if (failed.length > 0)
    return mend(
      `fails: ${failed.join(', ')} (SECOND_STORE_KEY is a variable of the site; off Netlify SECOND_STORE_FOLDER is one too)`,
    )
  // A site of an earlier release names no stuck enquiries.
  const stuck = ready.stuck ?? []
  if (stuck.some(({ why }) => why === 'unreadable'))
    return mend('enquiries in the second store cannot be read: is SECOND_STORE_KEY another one than before?')
  if ((ready.oldestSeconds ?? 0) > 15 * 60)
    return mend(
      'enquiries wait too long: does the function drain run? Its log names each that stays, and why.',
    )
  if (ready.refused > 0) return mend(`${ready.refused} enquiries were refused: npm run second-store -- list`)
  // A site of an earlier release does not count late mails.
  if ((ready.lateMails ?? 0) > 0)
    return mend(
      `${ready.lateMails} mails wait for more than an hour: is SMTP_URL set on the site, and what does mail_failed in its log say?`,
    )
  return ok('database, files and second store take enquiries')
}

/**
 * Milliseconds that one query of the database may take where site and database are in one region, with room
 * to spare.
 */
const near = 80

async function measureDistance(site: Site): Promise<Verdict> {
  const times: number[] = []
  for (let attempt = 0; attempt < 3; attempt++) {
    // The answer about an unknown model is not cached, and takes one query of the database.
    const timing = (await site(`/api/variants/distance-${attempt}`)).headers.get('server-timing') ?? ''
    times.push(Number(/db;dur=([\d.]+)/.exec(timing)?.[1] ?? Number.NaN))
  }
  const [, middle = Number.NaN] = times.toSorted((one, other) => one - other)
  if (Number.isNaN(middle)) return unknown('the site does not say how long the database took')
  const words = `a question to the database takes ${Math.round(middle)} ms`
  return middle <= near ? ok(words) : mend(`${words}: functions and database are in different regions`)
}

async function tryCache(site: Site): Promise<Verdict> {
  await site('/api/bikes')
  const status = (await site('/api/bikes')).headers.get('cache-status') ?? ''
  if (status === '') return unknown('no header cache-status')
  return /\bhit\b/.test(status) ? ok('a second call is answered by the CDN') : mend(`not kept: ${status}`)
}

/** Seconds by which clocks may differ; the times in tokens are compared with the clock. */
const drift = 60

async function compareClocks(target: Target, site: Site): Promise<Verdict> {
  const answers = [
    await site('/api/health'),
    await askProject(target, target.publishableKey, '/auth/v1/settings'),
  ]
  const moments = answers.flatMap(({ headers }) => headers.get('date') ?? []).map((date) => Date.parse(date))
  if (moments.length === 0) return unknown('nobody tells the time')
  const most = Math.max(...moments.map((moment) => Math.abs(moment - Date.now()))) / 1000
  return most <= drift
    ? ok('agree')
    : mend(`differ by ${Math.round(most)} seconds; set the clock of this machine`)
}

/** Every page shows who the dealer is; a fact that staff left empty is missing on all of them. */
async function lookAtDealership(site: Site): Promise<Verdict> {
  const { isOpen, name, outlets, whatsApp, customers } = (await (
    await site('/api/dealership')
  ).json()) as Dealership
  if (!isOpen) return mend('the site says that it opens soon: the dashboard switches it on')
  const missing = [
    ...(outlets > 0 ? [] : ['outlet']),
    ...(whatsApp ? [] : ['WhatsApp number']),
    ...(customers > 0 ? [] : ['number of customers']),
  ]
  return missing.length === 0 ? ok(name) : mend(`${name} has no ${missing.join(', no ')}`)
}
