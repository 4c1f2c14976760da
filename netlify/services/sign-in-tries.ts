import { AppError } from '#contract/errors.ts'
import { forgetTry, type TryBuckets, takeTry } from '#server/data/sign-in-tries.ts'
import { countedAddress } from '#server/lib/http/client-address.ts'
import { logEvent } from '#server/lib/http/request-log.ts'
import { keyedHash } from '#server/lib/session/keyed-hash.ts'
import { knownDevice } from '#server/lib/session/known-device.ts'

interface Attempt {
  /** The account meant, or what was typed when there is none: both are counted alike. */
  account: { id: string } | undefined
  name: string
  ip: string
  /** The value of the cookie that says who signed in on this device before. */
  knownCookie: string | undefined
}

/** The wait the answer names, in seconds; always the same, so that it does not tell which limit was reached. */
const wait = 15 * 60

/**
 * Counts a try of a password before it is checked. Strangers share the user's ten and their address's fifty in 15
 * minutes; a device the account signed in on before has ten of its own and no address, so that nobody can shut the owner
 * out. Throws `too_many_requests`; answers where the try was counted.
 */
export async function countTry({ account, name, ip, knownCookie }: Attempt): Promise<TryBuckets> {
  const device = account && knownDevice(knownCookie, account.id)
  const buckets = device
    ? { user: keyedHash('sign-in device', `${account.id} ${device}`) }
    : {
        user: keyedHash('sign-in user', account?.id ?? name.toLowerCase()),
        address: keyedHash('sign-in address', countedAddress(ip)),
      }
  await take(buckets)
  return buckets
}

/** As `countTry`, for the old password that a running session must give again. */
export async function countOldPassword(accountId: string): Promise<TryBuckets> {
  const buckets = { user: keyedHash('old password', accountId) }
  await take(buckets)
  return buckets
}

/** Frees what `countTry` took, after the right password. The next person waits if this fails, so it is only logged. */
export async function freeTries(buckets: TryBuckets): Promise<void> {
  await forgetTry(buckets).catch(() => logEvent('error', 'tries_not_freed'))
}

async function take(buckets: TryBuckets): Promise<void> {
  if (await takeTry(buckets)) return
  logEvent('info', 'tries_refused')
  throw new AppError('too_many_requests', { retryAfter: wait })
}
