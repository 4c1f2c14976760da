import { useEffect, useRef, useState } from 'react'
import type { PriceChange } from '#contract/prices/prices.ts'
import type { CurrentPrice } from '#contract/wire/errors.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { failureWords } from '#web/lib/api/failure-words.ts'
import { type Loaded, useLoaded } from '#web/lib/api/use-loaded.ts'
import { type OptimisticEdits, useOptimisticEdits } from '#web/lib/api/use-optimistic-edits.ts'
import { notify } from '#web/ui/overlay/toast.tsx'

/** One thing with a price in rupees, whatever the wire calls its fields. */
export interface PricedItem {
  key: string
  name: string
  /** Tells the item from another of the same name, for screen readers and in messages. */
  fullName: string
  price: number
}

interface PriceListRules<Item> {
  id: string
  list: (signal: AbortSignal) => Promise<Item[]>
  /** Saves a price, only over the one that was shown here. */
  save: (key: string, change: PriceChange) => Promise<unknown>
  texts: { success: string; failure: string }
}

/** A price that could not be saved because somebody else set another one meanwhile. */
export interface PriceConflict {
  key: string
  fullName: string
  /** What was shown here, and what it was to become. */
  before: number
  wanted: number
  current: CurrentPrice
}

export interface PriceList<Item> extends Loaded<Item[]>, Omit<OptimisticEdits<number>, 'shown'> {
  /** The oldest conflict that nobody has settled yet. */
  conflict: PriceConflict | undefined
  /** Settles it: saves the wanted price over the other one, or lets that one be. */
  settleConflict: (isOverwritten: boolean) => void
}

/**
 * Loads the items of a price screen, shows the prices that edits made, and tells of each saved edit with Undo. A price
 * is saved, and taken back, only over the price that was shown; where another one stands, `conflict` asks.
 */
export function usePriceList<Item extends PricedItem>(rules: PriceListRules<Item>): PriceList<Item> {
  const { id, list, save, texts } = rules
  const loaded = useLoaded(id, list)
  const [conflicts, setConflicts] = useState<readonly PriceConflict[]>([])
  const isShown = useIsShown()
  const { edits, shown, change } = useOptimisticEdits<number>({
    save: (key, { before, after }) => save(key, { price: after, expected: before }),
    onSaved: (key, { before, after }) =>
      notify.success(texts.success, {
        detail: `${nameOf(key)}: ${formatRupees(before)} → ${formatRupees(after)}`,
        action: { label: 'Undo', run: () => change(key, after, before) },
      }),
    onFailed: (key, { before, after }, error) => {
      const fullName = nameOf(key)
      const { current: standing = undefined, fields = undefined } = error instanceof ApiError ? error : {}
      const current = standing && 'price' in standing ? standing : undefined
      if (current && isShown.current)
        setConflicts((all) => [...all, { key, fullName, before, wanted: after, current }])
      else
        notify.error(fields?.price ?? failureWords(error, texts.failure), {
          detail: `${fullName}: ${formatRupees(current?.price ?? before)}`,
        })
      return current?.price
    },
  })

  function nameOf(key: string): string {
    return loaded.value?.find((item) => item.key === key)?.fullName ?? ''
  }

  const [conflict] = conflicts
  function settleConflict(isOverwritten: boolean) {
    setConflicts((all) => all.slice(1))
    if (conflict && isOverwritten) change(conflict.key, conflict.current.price, conflict.wanted)
  }

  const value = loaded.value?.map((item) => ({ ...item, price: shown(item.key, item.price) }))
  return { ...loaded, value, edits, change, conflict, settleConflict }
}

/** What the field of a price begins with: the price that was not saved where the last try failed, else the price. */
export function typedPrice({ key, price }: PricedItem, edits: OptimisticEdits<number>['edits']): string {
  const edit = edits.get(key)
  return String(edit?.state === 'failed' ? edit.after : price)
}

/** False once the screen is gone: an answer may come later, and nothing can ask then. */
function useIsShown() {
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return isShown
}
