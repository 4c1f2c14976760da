import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { failureWords } from '#web/lib/api/failure-words.ts'
import { usePricesOnRoad } from '#web/shop/price.tsx'

/**
 * A switch between ex-showroom and on-road prices for the whole site, remembered on the device. The code for
 * on-road prices is fetched after a press.
 */
export function PriceSwitch() {
  const shown = usePricesOnRoad()
  const [words, setWords] = useState('')
  const labelId = useId()

  async function show(onRoad: boolean) {
    try {
      const { showOnRoad, showExShowroom } = await import('./show-on-road.ts')
      setWords('')
      if (!onRoad) showExShowroom()
      else if (!(await showOnRoad())) setWords(t`We have no on-road prices yet. Please ask us.`)
    } catch (error) {
      setWords(failureWords(error, t`The on-road prices could not be loaded. Please try again.`))
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <fieldset aria-labelledby={labelId} className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <legend id={labelId} className="float-left mr-1 font-semibold">{t`Show prices`}</legend>
        <span className="inline-flex rounded-md border border-control p-0.5">
          {[false, true].map((onRoad) => (
            <button
              key={String(onRoad)}
              type="button"
              aria-pressed={onRoad === (shown !== undefined)}
              onClick={() => void show(onRoad)}
              className="min-h-11 rounded-sm px-3.5 text-sm font-semibold aria-pressed:bg-content aria-pressed:text-surface"
            >
              {onRoad ? t`On-road` : t`Ex-showroom`}
            </button>
          ))}
        </span>
      </fieldset>
      <Link to={paths.slip} className="inline-flex min-h-11 items-center underline underline-offset-3">
        {t`Find a price slip`}
      </Link>
      <p role="status" className="text-sm text-muted">
        {words || shown?.note}
      </p>
    </div>
  )
}
