import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CountedRow, StockCount, StockPage } from '#contract/stock/stock-counts.ts'
import { mostCounted } from '#contract/stock/stock-parts.ts'
import { saveFailureWords } from '#web/lib/api/save-failure-words.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { notify } from '#web/ui/overlay/toast.tsx'
import { countOrWait } from './send-count.ts'
import { useWaitingCounts } from './use-waiting-counts.ts'

type Count = StockCount['counts'][number]
type Kind = Omit<Count, 'counted'>

/** How long after the last press the numbers are sent; milliseconds. */
const restMs = 1200

const keyOf = ({ vehicleId, variantId, colourId }: Kind) => `${vehicleId} ${variantId} ${colourId}`

export interface Counts {
  /** The number that stands, or will once what waits has arrived; null where nobody counted yet. */
  numberOf: (vehicleId: number, row: CountedRow) => number | null
  setNumber: (vehicleId: number, row: CountedRow, counted: number) => void
  /** Counts every row of the outlet as it stands on the screen, those never counted as none. */
  countAll: () => Promise<void>
  isSaving: boolean
  /** Whether numbers of this screen wait on the device. */
  isWaiting: boolean
}

/**
 * The numbers of an outlet as staff set them: a number is sent soon after the last press, at the moment of
 * that press, and waits on this device without a connection.
 */
export function useCounts(
  { outletId, models }: StockPage & { outletId: number },
  onPage: (page: StockPage | undefined) => void,
): Counts {
  const [changes, setChanges] = useState<ReadonlyMap<string, Count>>(new Map())
  const [isSaving, setSaving] = useState(false)
  const unsent = useRef(new Map<string, Count>())
  const pressedAt = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  /** What was sent stands in the page now, unless somebody pressed again meanwhile. */
  const forget = useCallback((sent: readonly Count[]) => {
    setChanges((before) => {
      const after = new Map(before)
      for (const count of sent)
        if (before.get(keyOf(count))?.counted === count.counted) after.delete(keyOf(count))
      return after
    })
  }, [])
  const arrived = useCallback(() => {
    setChanges(new Map(unsent.current))
    onPage(undefined)
  }, [onPage])
  const waiting = useWaitingCounts(outletId, arrived)

  async function send(counts: Count[], countedAt: string) {
    if (counts.length === 0) return
    try {
      const page = await countOrWait({ outletId, countedAt, counts })
      if (!page) return
      onPage(page)
      forget(counts)
    } catch (error) {
      forget(counts)
      notify.error(saveFailureWords(error))
    }
  }
  const flush = useEffectEvent(() => {
    clearTimeout(timer.current)
    const counts = [...unsent.current.values()]
    unsent.current.clear()
    return send(counts, pressedAt.current)
  })
  useEffect(() => {
    const leave = () => void (document.visibilityState === 'hidden' && flush())
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      void flush()
    }
  }, [])

  const numberOf = (vehicleId: number, row: CountedRow) => {
    const key = keyOf({ vehicleId, ...row })
    const kept = waiting.flatMap(({ counts }) => counts).findLast((count) => keyOf(count) === key)
    return (changes.get(key) ?? kept)?.counted ?? row.counted
  }
  return {
    numberOf,
    isSaving,
    isWaiting: waiting.length > 0,
    setNumber: (vehicleId, { variantId, colourId }, counted) => {
      const count = { vehicleId, variantId, colourId, counted: Math.min(Math.max(counted, 0), mostCounted) }
      unsent.current.set(keyOf(count), count)
      setChanges((before) => new Map(before).set(keyOf(count), count))
      pressedAt.current = serverNow().toISOString()
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void flush(), restMs)
    },
    countAll: async () => {
      clearTimeout(timer.current)
      unsent.current.clear()
      setSaving(true)
      const counts = models.flatMap(({ vehicleId, rows }) =>
        rows.map((row) => ({
          vehicleId,
          variantId: row.variantId,
          colourId: row.colourId,
          counted: numberOf(vehicleId, row) ?? 0,
        })),
      )
      await send(counts, serverNow().toISOString())
      setSaving(false)
    },
  }
}
