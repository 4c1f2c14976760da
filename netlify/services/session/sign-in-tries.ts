import { AppError } from '#contract/wire/errors.ts'
import { forgetTry, type TryBuckets, takeTry } from '#server/data/session/sign-in-tries.ts'
import { countedAddress } from '#server/lib/http/client-address.ts'
import { logEvent } from '#server/lib/http/request-log.ts'
import { keyedHash } from '#server/lib/session/keyed-hash.ts'
import { knownDevice } from '#server/lib/session/known-device.ts'

interface Attempt {
  /**
   * The named account, if there is one. A name without an account is counted in the same way, so that the
   * limits do not tell which names exist.
   */
  account: { id: string } | undefined
  name: string
  ip: string
  /** The value of the cookie that says which accounts signed in on this device before. */
  knownCookie: string | undefined
}

/**
 * The wait in seconds that the answer names; always the same, so that the answer does not tell which limit
 * was reached.
 */
const waitSeconds = 15 * 60

/**
 * Counts a try at a password before the password is checked. In 15 minutes strangers share ten tries for the
 * user and fifty for their address. A device on which the account signed in before has ten tries of its own
 * and counts for no address, so that nobody can lock the owner out. Throws `too_many_requests`; answers where
 * the try was counted.
 */
export async function countTry({ account, name, ip, knownCookie }: Attempt): Promise<TryBuckets> {
  const device = account && knownDevice(knownCookie, account.id)
  const buckets = device
    ? { user: keyedHash('sign-in device', `${account.id} ${device}`) }
    : {
        user: keyedHash('sign-in user', account?.id ?? plainCase(name)),
        address: keyedHash('sign-in address', countedAddress(ip)),
      }
  await take(
    buckets,
    device
      ? 'Ten wrong passwords were typed on this device. Sign-in is closed on it for 15 minutes.'
      : 'Ten wrong passwords were typed for this user, by you or by somebody else, or fifty through this connection. Sign-in is closed here for 15 minutes. A device on which you signed in before stays open.',
  )
  return buckets
}

/**
 * A name with A to Z in small letters and no other change, exactly as `find_staff_sign_in` compares: any
 * difference would tell which accounts exist.
 */
function plainCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}

/** Like `countTry`, for the old password that a signed-in caller must give again. */
export async function countOldPassword(accountId: string): Promise<TryBuckets> {
  const buckets = { user: keyedHash('old password', accountId) }
  await take(buckets, 'Ten wrong passwords were typed. Please try again in 15 minutes.')
  return buckets
}

/**
 * Takes back the count of `countTry` after a right password. A failure is only logged, because at worst the
 * next person has to wait.
 */
export async function freeTries(buckets: TryBuckets): Promise<void> {
  await forgetTry(buckets).catch(() => logEvent('error', 'tries_not_freed'))
}

async function take(buckets: TryBuckets, words: string): Promise<void> {
  if (await takeTry(buckets)) return
  logEvent('warn', 'tries_refused')
  throw new AppError('too_many_requests', { message: words, retryAfter: waitSeconds })
}
