import { connections, isHalfSet, lackOf } from '#server/lib/connections.ts'
import { isLoopback } from '#server/lib/is-loopback.ts'
import { type Check, mend, ok, unknown, type Verdict } from './finding.ts'
import type { Target } from './target.ts'

/** Checks of the environment that the site needs, as far as this machine's `.env` repeats it. */
export function variableChecks({
  variables,
  supabaseUrl,
  siteUrl,
  publishableKey,
  secretKey,
}: Target): Check[] {
  return [
    [
      'SUPABASE_URL',
      async () => addressVerdict(supabaseUrl, 'the address of the project: Project Settings → Data API'),
    ],
    ['SITE_URL', async () => addressVerdict(siteUrl, 'the address that visitors see')],
    ['SUPABASE_PUBLISHABLE_KEY', async () => keyVerdict(publishableKey, 'publishable')],
    ['SUPABASE_SECRET_KEY', async () => keyVerdict(secretKey, 'secret')],
    [
      'SECOND_STORE_KEY',
      async () => {
        const { length } = variables.SECOND_STORE_KEY ?? ''
        if (length === 0) return unknown('not set here; on the site it must be: openssl rand -base64 32')
        return length < 32
          ? mend(`has ${length} characters and needs 32: openssl rand -base64 32`)
          : ok('long enough')
      },
    ],
    ['PUSH_PUBLIC_KEY', async () => pushVerdict(variables.PUSH_PUBLIC_KEY, variables.PUSH_PRIVATE_KEY)],
    ['connections', async () => connectionsVerdict((name) => Boolean(variables[name]))],
  ]
}

function addressVerdict(address: string, what: string): Verdict {
  if (!address) return mend(`not set: ${what}`)
  if (address.includes('env(')) return mend(`is ${address}, the name of a variable instead of its value`)
  const { protocol, hostname } = URL.parse(address) ?? { protocol: '', hostname: '' }
  if (!hostname) return mend(`is ${address}, which is no address`)
  if (isLoopback(address)) return mend(`is ${address}, which only this machine reaches: ${what}`)
  return protocol === 'https:' ? ok(address) : mend(`is ${address}; it must begin with https://`)
}

/** Which connections are on, and which are half set: of those somebody forgot a variable. */
function connectionsVerdict(isSet: (name: string) => boolean): Verdict {
  const half = halfSet(isSet)
  if (half.length > 0) return mend(half.join('; '))
  const isOn = (one: (typeof connections)[number]) => lackOf(one, isSet).length === 0
  const named = (list: typeof connections) => list.map(({ name }) => name).join(', ') || 'none'
  return ok(`on: ${named(connections.filter(isOn))}; off: ${named(connections.filter((one) => !isOn(one)))}`)
}

/** The connections of which one variable is set and another is not, in words. */
export function halfSet(isSet: (name: string) => boolean): string[] {
  return connections
    .filter((one) => isHalfSet(one, isSet))
    .map((one) => `${one.name} is half set: ${lackOf(one, isSet).join(', ')} is missing`)
}

function pushVerdict(publicKey = '', privateKey = ''): Verdict {
  const make = 'npx web-push generate-vapid-keys prints both'
  if (!publicKey && !privateKey) return ok(`not set here, so no device is notified of new leads; ${make}`)
  return /^[\w-]{87}$/.test(publicKey) && /^[\w-]{43}$/.test(privateKey)
    ? ok('set with its private key')
    : mend(`the keys of notifications are cut off or mixed up: ${make}`)
}

/**
 * Legacy keys are tokens (eyJ…); Auth does not believe the visitor's address that comes with one, and one of
 * them cannot be changed without the rest.
 */
function keyVerdict(key: string, kind: 'publishable' | 'secret'): Verdict {
  const other = kind === 'secret' ? 'publishable' : 'secret'
  if (!key) return mend('not set: Project Settings → API Keys')
  if (key.startsWith(`sb_${kind}_`)) return ok(`a ${kind} key`)
  if (key.startsWith(`sb_${other}_`)) return mend(`is a ${other} key: the two are mixed up`)
  if (key.startsWith('eyJ'))
    return mend(`is a legacy key: make a ${kind} key under Project Settings → API Keys`)
  return mend(`does not look like a ${kind} key (sb_${kind}_…)`)
}
