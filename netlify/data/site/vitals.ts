import { dataOf } from '#server/lib/supabase/database-error.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'

// Every call uses the secret key: past the server nothing would check and count what browsers report.

/** The kinds of a visit by which it is counted. */
export type VisitKinds = Record<'page' | 'memory' | 'line' | 'language' | 'version', string>

/** The vitals of a visit; milliseconds, and for CLS thousandths of the window. */
export type MeasuredVitals = Partial<Record<'lcp' | 'inp' | 'cls', number>>

/** Counts a visit; false when the sender (an address as a hash) reported too much. */
export async function storeVitals(
  sender: string,
  kinds: VisitKinds,
  measured: MeasuredVitals,
): Promise<boolean> {
  return dataOf(await secretClient().rpc('store_vitals', { sender, kinds, measured }))
}

/** An error of the site's code without words about a person; `hash` is the same for the same error. */
export interface PlainError {
  version: string
  hash: string
  page: string
  message: string
  frame: string
}

/** Counts an error; false when the sender (an address as a hash) reported too much. */
export async function storeClientError(sender: string, error: PlainError): Promise<boolean> {
  return dataOf(await secretClient().rpc('store_client_error', { sender, ...error }))
}

/** Removes what is older than 13 months; answers how many rows. */
export async function sweepVitals(): Promise<number> {
  return dataOf(await secretClient().rpc('sweep_vitals', {}))
}
