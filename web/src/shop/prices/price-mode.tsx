import { useEffect, useRef } from 'react'
import { t } from '#contract/wire/language.ts'
import { failureWords } from '#web/lib/api/failure-words.ts'
import { usePricesOnRoad } from '#web/shop/price.tsx'
import { ChevronDownIcon } from '#web/ui/icon/direction.tsx'

/**
 * A quiet list in place of the words behind a price: ex-showroom or on-road, for every price of the site,
 * remembered on the device. The code for on-road prices is fetched after a choice; a failure is a toast.
 */
export function PriceMode() {
  const isOnRoad = usePricesOnRoad() !== undefined
  const list = useRef<HTMLSelectElement>(null)

  // On a slow phone a visitor can choose on the prerendered page before React listens, so the list is read
  // once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is read once, when React takes the page over
  useEffect(() => {
    const asked = list.current?.value === 'on-road'
    if (asked && !isOnRoad) void show(true)
  }, [])

  return (
    <span className="relative inline-flex items-center text-sm noscript:hidden">
      <select
        ref={list}
        name="price-mode"
        aria-label={t`Show prices`}
        autoComplete="off"
        value={isOnRoad ? 'on-road' : 'ex-showroom'}
        onChange={({ currentTarget }) => void show(currentTarget.value === 'on-road')}
        className="min-h-11 appearance-none rounded-sm bg-transparent pr-5 text-muted hover:text-content"
      >
        <option value="ex-showroom">{t`ex-showroom`}</option>
        <option value="on-road">{t`on-road`}</option>
      </select>
      <ChevronDownIcon className="pointer-events-none absolute right-0 size-4 text-muted" />
    </span>
  )
}

/** Shows all prices of the site on-road or ex-showroom; says so where that is not possible. */
async function show(onRoad: boolean): Promise<void> {
  try {
    const { showOnRoad, showExShowroom } = await import('./show-on-road.ts')
    if (!onRoad) showExShowroom()
    else if (!(await showOnRoad())) await say(t`We have no on-road prices yet. Please ask us.`)
  } catch (error) {
    await say(failureWords(error, t`The on-road prices could not be loaded. Please try again.`))
  }
}

async function say(words: string): Promise<void> {
  const { notify } = await import('#web/ui/overlay/toast.tsx')
  notify.error(words, { id: 'price-mode' })
}
