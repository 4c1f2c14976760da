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
    <span className="relative inline-flex min-h-11 items-center gap-1 text-sm text-muted hover:text-content noscript:hidden">
      {/* The word is that of the figure beside it. The list itself shows a choice at once, also before any
          script has come, when the figure is still the other one; so it lies unseen over the word. */}
      <select
        ref={list}
        name="price-mode"
        aria-label={t`Show prices`}
        autoComplete="off"
        value={isOnRoad ? 'on-road' : 'ex-showroom'}
        onChange={({ currentTarget }) => void show(currentTarget.value === 'on-road')}
        className="peer absolute inset-0 w-full appearance-none opacity-0"
      >
        <option value="ex-showroom">{t`ex-showroom`}</option>
        <option value="on-road">{t`on-road`}</option>
      </select>
      <span
        aria-hidden="true"
        className="pointer-events-none rounded-sm peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2"
      >
        {isOnRoad ? t`on-road` : t`ex-showroom`}
      </span>
      <ChevronDownIcon className="pointer-events-none size-4" />
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
