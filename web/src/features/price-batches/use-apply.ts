import { useRef, useState } from 'react'
import { ApiError } from '#web/lib/api/api-client.ts'
import { failureWords } from '#web/lib/api/failure-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { notify } from '#web/ui/overlay/toast.tsx'
import { type rowsToSet, versionKey } from './judge-prices.ts'
import type { ChangedSince } from './row-table.tsx'

interface Wanted {
  title: string
  day: string
  rows: ReturnType<typeof rowsToSet>
  /** Whether a build of the site is asked for when the prices are set. */
  publishes: boolean
}

interface ApplyRules {
  onSaved: (id: string) => void
  /** Called when some old prices are no longer those shown here: no price was set. */
  onChanged: () => void
}

/** Sends a change of many prices, and under the same key again where an answer was lost. */
export function useApply({ onSaved, onChanged }: ApplyRules) {
  const [isSending, setSending] = useState(false)
  const [dayError, setDayError] = useState<string>()
  const [changedSince, setChangedSince] = useState<ChangedSince>(new Map())
  const attempt = useRef({ id: '', body: '' })

  async function send({ title, day, rows, publishes }: Wanted) {
    const prices = rows.map(({ version: { vehicleId, variantId, price }, wanted }) => ({
      vehicleId,
      variantId,
      before: price,
      after: wanted,
    }))
    // The dialog that asks for the change has named every unusual price.
    const change = { title, ...(day && { day }), publishes, confirmed: true, prices }
    const body = JSON.stringify(change)
    if (attempt.current.body !== body) attempt.current = { id: crypto.randomUUID(), body }
    const { id } = attempt.current
    setSending(true)
    setDayError(undefined)
    try {
      const { message, batch, changed } = await callApi('createPriceBatch', { body: { id, ...change } })
      setChangedSince(new Map(changed.map((one) => [versionKey(one), one])))
      if (batch) {
        notify.success(message)
        onSaved(batch.id)
      } else {
        notify.error(message)
        onChanged()
      }
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {}
      setDayError(fields.day)
      notify.error(Object.values(fields)[0] ?? failureWords(error, 'Nothing was set. Please try again.'))
    } finally {
      setSending(false)
    }
  }

  return { send, isSending, dayError, changedSince }
}
