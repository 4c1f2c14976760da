import { dataOf } from '#server/lib/supabase/database-error.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'

/** Where a try counts: for the user or the known device, and for the address unless the device is known. */
export interface TryBuckets {
  user: string
  address?: string
}

/** Counts one try of a password when one more is allowed in these 15 minutes; false when not. Exact under concurrency. */
export async function takeTry(buckets: TryBuckets): Promise<boolean> {
  return dataOf(await secretClient().rpc('take_sign_in_try', named(buckets)))
}

/** After a right password: frees the user's bucket, and takes the one try off the address. */
export async function forgetTry(buckets: TryBuckets): Promise<void> {
  dataOf(await secretClient().rpc('forget_sign_in_try', named(buckets)))
}

function named({ user, address }: TryBuckets) {
  return { user_bucket: user, ...(address && { address_bucket: address }) }
}
