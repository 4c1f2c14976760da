import { useEffect, useRef, useState } from 'react'
import {
  type ExchangeCondition,
  type ExchangePapers,
  exchangeConditions,
  exchangePapers,
} from '#contract/enquiries/exchange-choices.ts'
import type { ExchangeValue } from '#contract/enquiries/exchange-values.ts'
import { yearInIndia } from '#contract/wire/indian-clock.ts'
import { t } from '#contract/wire/language.ts'
import { plainNumber } from '#contract/wire/phone-number.ts'
import { type Estimate, estimateExchange, type OfferedVehicle } from '#domain/enquiries/exchange-estimate.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { base } from '#web/lib/language.ts'

type Typed = Readonly<Record<string, unknown>>
type Shown = { estimate: Estimate | undefined } | undefined

/**
 * The estimated value of the vehicle in the form around this line, as soon as the form says enough. The line
 * takes its room from the start.
 */
export function EstimateLine({ values }: { values: readonly ExchangeValue[] | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<Shown>()

  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form || !values) return
    const look = () => {
      setShown(estimateOf(Object.fromEntries(new FormData(form)), values))
    }
    look()
    form.addEventListener('input', look)
    form.addEventListener('reset', look)
    return () => {
      form.removeEventListener('input', look)
      form.removeEventListener('reset', look)
    }
  }, [values])

  return (
    <div
      ref={place}
      role="status"
      className="grid min-h-32 content-center gap-1 rounded-md bg-soft px-4 py-3"
    >
      {shown?.estimate ? (
        <>
          <p className="text-sm text-muted">{t`Estimated value`}</p>
          <p
            className="figures text-xl font-bold"
            data-seen="estimate"
            data-english={base ? englishRange(shown.estimate) : undefined}
          >
            {rangeWords(shown.estimate)}
          </p>
          <p className="text-sm text-muted">{t`An estimate. What counts is what we see when you bring it.`}</p>
        </>
      ) : (
        <p className="text-muted text-pretty">
          {shown
            ? t`We have no table for this one. Send it all the same: we look at it and tell you a price.`
            : t`Fill in make, model, year, kilometres, how it is and its papers, and an estimate stands here.`}
        </p>
      )}
    </div>
  )
}

/** The sum of an estimate, from and to, in words. */
export function rangeWords({ low, high }: Estimate): string {
  return t`${formatRupees(low)} to ${formatRupees(high)}`
}

/** The range in words for staff, who read English. */
function englishRange({ low, high }: Estimate): string {
  return `${formatRupees(low)} to ${formatRupees(high)}`
}

/** The estimate for what was typed into the form; undefined until that says enough for one. */
export function estimateOf(typed: Typed, values: readonly ExchangeValue[]): Shown {
  const vehicle = vehicleOf(typed)
  return vehicle && { estimate: estimateExchange(vehicle, values, yearInIndia()) }
}

/** The vehicle of a form; undefined until every fact that the estimate needs is there. */
function vehicleOf(typed: Typed): OfferedVehicle | undefined {
  const text = (name: string) => String(typed[name] ?? '').trim()
  const year = Number(plainNumber(text('year')))
  const kilometres = Number(plainNumber(text('kilometres')))
  const condition = exchangeConditions.find((one): one is ExchangeCondition => one === text('condition'))
  const papers = exchangePapers.find((one): one is ExchangePapers => one === text('papers'))
  const isWhole =
    text('make') && text('oldModel') && text('kilometres') && year >= 1980 && year <= yearInIndia()
  if (!isWhole || !condition || !papers || Number.isNaN(kilometres)) return undefined
  return { make: text('make'), oldModel: text('oldModel'), year, kilometres, condition, papers }
}
