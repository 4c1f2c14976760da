import { useEffect, useRef, useState } from 'react'
import type { PriceChange } from '#contract/prices/prices.ts'
import type { CurrentPrice } from '#contract/wire/errors.ts'
import { isOddPrice } from '#domain/prices/odd-price.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { failureWords } from '#web/lib/api/failure-words.ts'
import { type Loaded, useLoaded } from '#web/lib/api/use-loaded.ts'
import { type OptimisticEdits, useOptimisticEdits } from '#web/lib/api/use-optimistic-edits.ts'
import { notify } from '#web/ui/overlay/toast.tsx'

/** One item with a price in rupees, whatever the fields of the wire are called. */
export interface PricedItem {
  key: string
  name: string
  /** A name that tells the item from others of the same name, for screen readers and in messages. */
  fullName: string
  price: number
}

interface PriceListRules<Item> {
  id: string
  list: (signal: AbortSignal) => Promise<Item[]>
  /** Saves a price, only over the price that was shown here. */
  save: (key: string, change: PriceChange) => Promise<unknown>
  texts: { success: string; failure: string }
}

/** A price that could not be saved because somebody else set another price meanwhile. */
export interface PriceConflict {
  key: string
  fullName: string
  /** The price that was shown here, and the price that staff wanted. */
  before: number
  wanted: number
  current: CurrentPrice
}

export interface PriceList<Item> extends Loaded<Item[]>, Omit<OptimisticEdits<number>, 'shown'> {
  /** The oldest conflict that nobody has settled yet. */
  conflict: PriceConflict | undefined
  /** Settles the conflict: saves the wanted price over the other price, or leaves the other price. */
  settleConflict: (isOverwritten: boolean) => void
}

/**
 * Loads the items of a price screen, shows the edited prices, and tells of each saved edit with Undo. A price
 * is saved, and taken back, only over the price that was shown; where another price stands, `conflict` asks.
 */
export function usePriceList<Item extends PricedItem>(rules: PriceListRules<Item>): PriceList<Item> {
  const { id, list, save, texts } = rules
  const loaded = useLoaded(id, list)
  const [conflicts, setConflicts] = useState<readonly PriceConflict[]>([])
  const isShown = useIsShown()
  const { edits, shown, change } = useOptimisticEdits<number>({
    save: (key, { before, after }) =>
      save(key, {
        price: after,
        expected: before,
        // The form has asked about a price that is so far from the old one.
        ...(isOddPrice(before, after) && { confirmed: true }),
      }),
    onSaved: (key, { before, after }) =>
      notify.success(texts.success, {
        id: `${id} ${key}`,
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
          id: `${id} ${key}`,
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

/**
 * The text that the field of a price begins with: after a failed save the price that was not saved, otherwise
 * the price.
 */
export function typedPrice({ key, price }: PricedItem, edits: OptimisticEdits<number>['edits']): string {
  const edit = edits.get(key)
  return String(edit?.state === 'failed' ? edit.after : price)
}

/** False once the screen is gone: an answer may come later, and no dialog can ask then. */
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
