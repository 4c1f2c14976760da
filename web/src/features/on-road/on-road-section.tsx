import { type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { Accessory, BikeDetail, Variant } from '#contract/catalogue/catalogue.ts'
import type { OnRoad } from '#contract/prices/charge-rules.ts'
import { rupeesFromPaise } from '#contract/prices/paise.ts'
import { t } from '#contract/wire/language.ts'
import { type DatedOnRoadPrice, plainChoices } from '#domain/prices/on-road-price.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { paths, slipPath } from '#web/lib/address/paths.ts'
import { failureWords } from '#web/lib/api/failure-words.ts'
import { callApi } from '#web/lib/api/late-api.ts'
import { formatDay } from '#web/lib/dates.ts'
import { useTabState } from '#web/lib/device/tab-state.ts'
import { onRoadOf } from '#web/shop/prices/on-road-of.ts'
import { Button } from '#web/ui/button.tsx'
import { CalculatorIcon, DocumentIcon } from '#web/ui/icon/catalogue.tsx'
import { FailureLine } from '#web/ui/loading/failure-line.tsx'
import { type Chosen, OnRoadChoiceFields } from './on-road-choices.tsx'
import { PriceLines } from './price-lines.tsx'

interface OnRoadSectionProps {
  bike: BikeDetail
  /** The chosen variant; undefined for a model without variants. */
  variant: Variant | undefined
  onRoad: OnRoad
  accessories: readonly Accessory[]
  /** Opens the calculator with an on-road price in rupees and the lines of that price. */
  onEmi: (rupees: number, onRoad: DatedOnRoadPrice) => void
  /** Makes the button for a quote of the price, which visitors send to others. */
  quote: (onRoad: DatedOnRoadPrice) => ReactNode
}

const nothing: Chosen = { loan: false, covers: [...plainChoices.covers], accessories: [] }

/** The on-road price of a model: choices, lines, and buttons for an EMI, a slip and a quote. */
export function OnRoadSection({ bike, variant, onRoad, accessories, onEmi, quote }: OnRoadSectionProps) {
  const [isMaking, setMaking] = useState(false)
  const [failure, setFailure] = useState('')
  const navigate = useNavigate()
  const { bikeName } = bike
  const [chosen, choose] = useTabState(`on-road ${bikeName}`, nothing)
  const name = [bike.name, variant?.name].filter(Boolean).join(' ')
  const exShowroom = variant?.price ?? bike.bikePrice
  const price = onRoadOf(onRoad, bikeName, exShowroom, {
    ...chosen,
    accessories: accessories
      .filter(({ part_no }) => chosen.accessories.includes(part_no))
      .map(({ part_no, heading, price }) => ({ partNumber: part_no, heading, price })),
  })
  if (!price) return <p>{t`We have no on-road prices yet. Please ask us: we tell you every line.`}</p>

  const dated = { ...price, day: onRoad.day }

  async function makeSlip() {
    setMaking(true)
    setFailure('')
    try {
      const body = { bikeName, variantId: variant?.id ?? null, ...chosen }
      const { number } = await callApi('makePriceSlip', { body })
      await navigate(slipPath(number))
    } catch (error) {
      setMaking(false)
      setFailure(failureWords(error, t`The slip was not made. Please try again.`))
    }
  }

  return (
    <div className="grid gap-6">
      {/* The sum stands here and below all lines, because few screens show all lines at once. */}
      <p aria-hidden="true" className="flex items-baseline justify-between gap-4 font-semibold">
        <span>{price.isFrom ? t`On-road price, from` : t`On-road price`}</span>
        <span className="display figures text-xl whitespace-nowrap">
          {formatRupees(rupeesFromPaise(price.paise))}
        </span>
      </p>
      <p className="text-muted">{t`Price of the ${name} as on ${formatDay(onRoad.day)}. No handling or logistics charge: no law asks for one.`}</p>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[2fr_3fr]">
        <OnRoadChoiceFields
          rules={onRoad.rules}
          accessories={accessories}
          chosen={chosen}
          onChange={(next) => choose(() => next)}
        />
        <div aria-live="polite">
          <PriceLines {...price} />
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          icon={<CalculatorIcon />}
          onClick={() => onEmi(rupeesFromPaise(price.paise), dated)}
        >{t`EMI from this on-road price`}</Button>
        <Button
          icon={<DocumentIcon />}
          busy={isMaking}
          onClick={() => void makeSlip()}
        >{t`Make a slip`}</Button>
        {/* A quote must not name a sum that may still grow, so a price "from" gets no quote. */}
        {price.isFrom ? null : quote(dated)}
      </div>
      {failure ? <FailureLine message={failure} /> : null}
      <Link
        to={paths.slip}
        className="inline-flex min-h-11 items-center justify-self-start underline underline-offset-3"
      >
        {t`Find a price slip`}
      </Link>
    </div>
  )
}
