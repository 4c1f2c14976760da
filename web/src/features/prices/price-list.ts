import { ApiError } from '#web/lib/api-client.ts'
import { failureWords } from '#web/lib/failure-words.ts'
import { type Loaded, useLoaded } from '#web/lib/use-loaded.ts'
import { type OptimisticEdits, useOptimisticEdits } from '#web/lib/use-optimistic-edits.ts'
import { notify } from '#web/ui/overlay/toast.tsx'

/** One thing with a price in rupees, whatever the wire calls its fields. */
export interface PricedItem {
  key: string
  name: string
  /** Tells the item from another of the same name, for screen readers. */
  fullName: string
  price: number
}

interface PriceListRules<Item> {
  id: string
  list: (signal: AbortSignal) => Promise<Item[]>
  save: (key: string, rupees: number) => Promise<unknown>
  texts: { success: string; failure: string }
}

export interface PriceList<Item> extends Loaded<Item[]>, Omit<OptimisticEdits<number>, 'shown'> {}

/** Loads the items of a price screen, shows the prices that edits made, and tells of each saved edit with Undo. */
export function usePriceList<Item extends PricedItem>(rules: PriceListRules<Item>): PriceList<Item> {
  const { id, list, save, texts } = rules
  const loaded = useLoaded(id, list)
  const { edits, shown, change } = useOptimisticEdits<number>({
    save,
    onSaved: (key, { before, after }) =>
      notify.success(texts.success, { action: { label: 'Undo', run: () => change(key, after, before) } }),
    onFailed: (error) => {
      const ofField = error instanceof ApiError ? error.fields.price : undefined
      notify.error(ofField ?? failureWords(error, texts.failure))
    },
  })
  const value = loaded.value?.map((item) => ({ ...item, price: shown(item.key, item.price) }))
  return { ...loaded, value, edits, change }
}
