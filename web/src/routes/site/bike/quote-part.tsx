import { Suspense, useState } from 'react'
import type { BikeDetail } from '#contract/catalogue/catalogue.ts'
import { t } from '#contract/wire/language.ts'
import type { DatedOnRoadPrice } from '#domain/prices/on-road-price.ts'
import { MoreFailure } from '#web/features/bike/more-data.ts'
import type { TypedLoan } from '#web/features/emi/emi-calculator.tsx'
import type { Quote } from '#web/features/quote/quote.ts'
import { type Chosen, paths } from '#web/lib/address/paths.ts'
import { pageUrl } from '#web/lib/address/site-url.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ShareIcon } from '#web/ui/icon/act.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { loadMore } from './load-more-of-bike.ts'
import { quotedPrice } from './quoted-price.ts'

// Pressed by few: drawing and the code for cameras come when they are.
const QuoteDialog = late(() => import('#web/features/quote/quote-dialog.tsx'), 'QuoteDialog')

interface QuotePartProps {
  bike: BikeDetail
  chosen: Chosen
  /** Rupees: what the chosen variant costs ex-showroom. */
  price: number
  /** On the road, with what was chosen; without it, the model's alone. */
  onRoad?: DatedOnRoadPrice | undefined
  /** A loan that was worked out; a rate on a reducing balance. */
  loan?: TypedLoan | undefined
  /** Where the price is to be found; without one, the page of the model. */
  address?: string | undefined
  /** On phones a mark alone, where another button stands beside it. */
  isSmall?: boolean | undefined
}

/** The button that makes a quote of a model to send to others, and what it opens. */
export function QuotePart(props: QuotePartProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        onClick={() => setIsOpen(true)}
        icon={<ShareIcon />}
        className={classNames(props.isSmall && 'max-sm:px-3.5!')}
      >
        <span className={classNames(props.isSmall && 'max-sm:sr-only')}>{t`Quote as a picture`}</span>
      </Button>
      {isOpen ? (
        <Suspense>
          <OpenQuote {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

function OpenQuote(props: QuotePartProps & { onClose: () => void }) {
  const { bike, chosen, price, onRoad, loan, address, onClose } = props
  const dealership = useDealership()
  // What cannot be looked up is left out: the picture of the model and the dealer's own number stand for it.
  const { value, error, isLoading } = useLoaded(bike.bikeName, () => loadMore(bike))
  const more = value ?? (error instanceof MoreFailure ? error.rest : undefined)
  const quoted = useLoaded(`${bike.bikeName} ${price} ${onRoad?.paise}`, () =>
    quotedPrice(bike, price, onRoad),
  )
  const colour = more?.colours.find(({ name }) => name === chosen.colour)
  const quote: Quote = {
    name: bike.name,
    variant: chosen.variant,
    colour: colour?.name,
    picture: colour?.image || bike.image,
    price: { kind: 'ex-showroom', rupees: price },
    asOn: bike.asOn,
    ...quoted.value,
    loan: loan && { ...loan, rate: loan.annualRate },
    dealer: dealership.name,
    outlet: more?.outlet?.name ?? '',
    phone: more?.outlet?.sales_no ?? dealership.phones.sales.number,
    address: address ?? pageUrl(paths.viewDetails(bike.bikeName, undefined, chosen)),
  }
  const isReady = !isLoading && !quoted.isLoading
  return <QuoteDialog quote={isReady ? quote : undefined} logo={dealership.logo} onClose={onClose} />
}
