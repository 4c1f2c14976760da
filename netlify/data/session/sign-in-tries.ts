import { dataOf } from '#server/lib/supabase/database-error.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'

/**
 * The places where a try is counted: `user` is the account or its known device; `address` is missing for a
 * known device.
 */
export interface TryBuckets {
  user: string
  address?: string
}

/**
 * Counts one try at a password if the limits of these 15 minutes allow one more; answers false when they do
 * not. Two simultaneous calls cannot both take the last try.
 */
export async function takeTry(buckets: TryBuckets): Promise<boolean> {
  return dataOf(await secretClient().rpc('take_sign_in_try', named(buckets)))
}

/** After a right password: empties the user's count and takes this one try off the address's count. */
export async function forgetTry(buckets: TryBuckets): Promise<void> {
  dataOf(await secretClient().rpc('forget_sign_in_try', named(buckets)))
}

function named({ user, address }: TryBuckets) {
  return { user_bucket: user, ...(address && { address_bucket: address }) }
}
