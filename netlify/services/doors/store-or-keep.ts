import { AppError } from '#contract/wire/errors.ts'
import { addWaiting } from '#server/data/enquiries/waiting-enquiries.ts'
import { describeCause, logEvent } from '#server/lib/http/request-log.ts'
import { circuit } from '#server/lib/supabase/circuit.ts'
import { isOutage } from '#server/lib/supabase/database-error.ts'
import { withinDeadline } from '#server/lib/supabase/deadline.ts'

/** Milliseconds to wait for the database, then for the second store; a vendor waits for the answer. */
const storeLimitMs = 900
const keepLimitMs = 3_000

/** A call of a vendor as it came; `cameAt` in ISO 8601. */
export interface VendorCall {
  /** Made of the bytes, so that what comes twice is one. */
  id: string
  hash: string
  body: string
  cameAt: string
}

/**
 * Stores the calls of one vendor, and keeps them sealed in the second store, under the name `form`, while the
 * database is away.
 */
export function callStore(form: string) {
  const database = circuit()
  return {
    /**
     * Answers what `store` answers; undefined for a call that waits in the second store. Throws every refusal
     * of the database, and `unavailable` when neither place takes the call.
     */
    storeOrKeep: async <Stored>(
      call: VendorCall,
      store: () => Promise<Stored>,
    ): Promise<Stored | undefined> => {
      let cause: unknown = new Error('The database failed a moment ago.')
      if (database.mayTry()) {
        const started = performance.now()
        try {
          const stored = await withinDeadline(storeLimitMs, store)
          database.succeeded()
          return stored
        } catch (error) {
          if (!isOutage(error)) throw error
          database.failed(performance.now() - started > storeLimitMs / 2 ? 3 : 1)
          cause = error
        }
      }
      const { id, hash, body, cameAt } = call
      const origin = { id, hash, robotScore: 0 as const, sender: '', acceptedAt: cameAt }
      try {
        await withinDeadline(keepLimitMs, () => addWaiting({ form, origin, body: { body } }))
      } catch (error) {
        throw new AppError('unavailable', { cause: error })
      }
      logEvent('error', 'delivery_waiting', { vendor: form, cause: describeCause(cause) })
      return undefined
    },
    /** Closes the circuit again, so that a test starts with a database that never failed. */
    forgetOutages: () => database.succeeded(),
  }
}
