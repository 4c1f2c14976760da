import { purgeCache } from '@netlify/functions'
import { connections, lackOf } from '#server/lib/connections.ts'
import { type Check, mend, ok, unknown, type Verdict } from './finding.ts'
import { ask, type Target } from './target.ts'
import { halfSet } from './variables.ts'

/** Checks that only the vendors can answer, each with a token of theirs. */
export function vendorChecks(target: Target): Check[] {
  return [
    ['Auth settings', () => lookAtAuth(target)],
    ['leaked passwords', () => lookAtLeakedPasswords(target)],
    ['purge', () => tryPurge(target)],
    ['scheduled functions', () => lookAtSchedules(target)],
    ['variables of the site', () => lookAtSiteVariables(target)],
    ['deploys and credits', () => countDeploys(target)],
  ]
}

interface AuthSettings {
  site_url?: string
  jwt_exp?: number
  disable_signup?: boolean
  security_sb_forwarded_for_enabled?: boolean
  security_update_password_require_current_password?: boolean
  password_hibp_enabled?: boolean
}

const noToken = 'set SUPABASE_ACCESS_TOKEN (supabase.com/dashboard/account/tokens) to ask'

async function lookAtAuth(target: Target): Promise<Verdict> {
  const settings = await askAuth(target)
  if (!settings) return unknown(noToken)
  const wrong = [
    settings.disable_signup ? '' : 'sign-ups are on (supabase config push)',
    settings.site_url === target.siteUrl
      ? ''
      : `the site's address is ${settings.site_url} (supabase config push)`,
    (settings.jwt_exp ?? 0) > 8 * 60 * 60 ? '' : 'sessions are refreshed every hour (supabase config push)',
    settings.security_sb_forwarded_for_enabled ? '' : 'IP address forwarding is off (Auth → Rate Limits)',
    settings.security_update_password_require_current_password
      ? ''
      : 'Auth asks for no old password (supabase config push)',
  ].filter(Boolean)
  return wrong.length === 0 ? ok('as the go-live page says') : mend(wrong.join('; '))
}

/**
 * The free plan does not offer a check for leaked passwords, so its lack is no fault there, and only Supabase
 * knows the plan.
 */
async function lookAtLeakedPasswords(target: Target): Promise<Verdict> {
  const settings = await askAuth(target)
  if (!settings) return unknown(noToken)
  return settings.password_hibp_enabled
    ? ok('Auth refuses them')
    : unknown('Auth takes them: on the Pro plan switch it on (Authentication → Attack Protection)')
}

async function askAuth({ variables, supabaseUrl, managementApi }: Target): Promise<AuthSettings | undefined> {
  const token = variables.SUPABASE_ACCESS_TOKEN
  if (!token) return undefined
  const [ref = ''] = new URL(supabaseUrl).hostname.split('.')
  const headers = { authorization: `Bearer ${token}` }
  const response = await ask(`${managementApi}/v1/projects/${ref}/config/auth`, { headers })
  if (!response.ok) throw new Error(`Supabase answers ${response.status}: may this token see the project?`)
  return (await response.json()) as AuthSettings
}

async function tryPurge({ variables, siteUrl, netlifyApi }: Target): Promise<Verdict> {
  const { NETLIFY_AUTH_TOKEN: token, NETLIFY_SITE_ID: siteID } = variables
  if (!token || !siteID) return unknown('set NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN to try it')
  await ask(`${siteUrl}/api/bikes`)
  await purgeCache({ tags: ['catalogue'], token, siteID, apiURL: netlifyApi })
  const status = (await ask(`${siteUrl}/api/bikes`)).headers.get('cache-status') ?? ''
  if (status === '') return unknown('no header cache-status')
  return /\bhit\b/.test(status)
    ? mend('a purged answer is still given out')
    : ok('a purged answer is fetched again')
}

interface SiteFacts {
  published_deploy?: { function_schedules?: { name: string; cron: string }[] }
  account_slug?: string
}

const scheduled = [
  'build-hook',
  'collect',
  'drain',
  'due-prices',
  'mails',
  'pull-payments',
  'reconcile',
  'sweep',
]

async function lookAtSchedules(target: Target): Promise<Verdict> {
  const facts = await askNetlify<SiteFacts>(target, '')
  if (!facts) return unknown('set NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN to ask')
  const schedules = facts.published_deploy?.function_schedules
  if (!schedules) return unknown('Netlify does not tell: see Logs → Functions for drain')
  const missing = scheduled.filter((name) => !schedules.some((one) => one.name === name))
  return missing.length === 0 ? ok(scheduled.join(', ')) : mend(`not scheduled: ${missing.join(', ')}`)
}

/** Variables that a site has besides those of its connections. */
const ownVariables = ['SITE_URL']
const ofSite = connections.filter(({ readBy }) => readBy === 'site')

async function lookAtSiteVariables(target: Target): Promise<Verdict> {
  const facts = await askNetlify<SiteFacts>(target, '')
  if (!facts?.account_slug) return unknown('set NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN to ask')
  const path = `/api/v1/accounts/${facts.account_slug}/env?site_id=${target.variables.NETLIFY_SITE_ID}`
  const found = await askNetlify<{ key: string; is_secret?: boolean }[]>(target, path)
  if (!found) return unknown('Netlify does not tell')
  const isSet = (name: string) => found.some(({ key }) => key === name)
  const missing = [
    ...ofSite.filter(({ need }) => need !== 'optional').flatMap((one) => lackOf(one, isSet)),
    ...ownVariables.filter((name) => !isSet(name)),
  ]
  const bare = ofSite
    .flatMap(({ variables }) => variables.filter(({ isSecret }) => isSecret))
    .filter(({ name }) => found.some(({ key, is_secret }) => key === name && !is_secret))
    .map(({ name }) => name)
  if (missing.length > 0) return mend(`not set: ${missing.join(', ')}`)
  const half = halfSet(isSet)
  if (half.length > 0) return mend(half.join('; '))
  return bare.length === 0 ? ok('all set') : mend(`not marked as secret: ${bare.join(', ')}`)
}

/** The credits of a production deploy, as Netlify's documents said in November 2026. */
const creditsOfDeploy = 15
const monthMs = 30 * 24 * 60 * 60 * 1000
const aboutCredits = `a production deploy costs ${creditsOfDeploy} credits (read today’s page: docs.netlify.com, How credits work); when a month’s credits end, all sites of the team pause, unless auto recharge is on (Team → Billing)`

/** Counts the production deploys of 30 days; how many credits are left, Netlify's API does not tell. */
async function countDeploys(target: Target): Promise<Verdict> {
  const path = `/api/v1/sites/${target.variables.NETLIFY_SITE_ID}/deploys?production=true&per_page=100`
  const deploys = await askNetlify<{ context?: string; created_at?: string }[]>(target, path)
  if (!Array.isArray(deploys)) return unknown(aboutCredits)
  const since = Date.now() - monthMs
  const paid = deploys.filter(
    ({ context, created_at }) => context === 'production' && Date.parse(created_at ?? '') > since,
  ).length
  // The API gives 100 at a time, and more than three a day are worth a look in any case.
  const count = `${paid}${paid === 100 ? ' or more' : ''} production deploys in 30 days, ${paid * creditsOfDeploy} credits`
  return ok(`${count}: ${aboutCredits}`)
}

async function askNetlify<T>({ variables, netlifyApi }: Target, path: string): Promise<T | undefined> {
  const { NETLIFY_AUTH_TOKEN: token, NETLIFY_SITE_ID: siteId } = variables
  if (!token || !siteId) return undefined
  const headers = { authorization: `Bearer ${token}` }
  const response = await ask(netlifyApi + (path || `/api/v1/sites/${siteId}`), { headers })
  if (!response.ok) throw new Error(`Netlify answers ${response.status}`)
  return (await response.json()) as T
}
