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
import { usePricesOnRoad } from '#web/shop/price.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ShareIcon } from '#web/ui/icon/act.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { loadMore } from './load-more-of-bike.ts'
import { quotedPrice } from './quoted-price.ts'

// Few visitors press the button, so the code for drawing and for the camera is loaded only then.
const QuoteDialog = late(() => import('#web/features/quote/quote-dialog.tsx'), 'QuoteDialog')

interface QuotePartProps {
  bike: BikeDetail
  chosen: Chosen
  /** The ex-showroom price of the chosen variant, in rupees. */
  price: number
  /**
   * The on-road price with the visitor's choices; without it, the quote has the price that the page shows.
   */
  onRoad?: DatedOnRoadPrice | undefined
  /** The loan from the EMI calculator, with a rate on a reducing balance. */
  loan?: TypedLoan | undefined
  /** The address at which the price can be found; the model's page unless given. */
  address?: string | undefined
  /** Shows only the icon on phones, where another button is beside this one. */
  isSmall?: boolean | undefined
  /** Shows an entry of a list and no framed button. */
  isQuiet?: boolean | undefined
}

/** The button that makes a quote of a model to share, and the dialog that it opens. */
export function QuotePart(props: QuotePartProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        onClick={() => setIsOpen(true)}
        icon={props.isQuiet ? undefined : <ShareIcon />}
        size={props.isQuiet ? 'small' : 'medium'}
        variant={props.isQuiet ? 'quiet' : 'secondary'}
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
  // What cannot be loaded is left out: the model's picture and the dealer's own number take its place.
  const { value, error, isLoading } = useLoaded(bike.bikeName, () => loadMore(bike))
  const more = value ?? (error instanceof MoreFailure ? error.rest : undefined)
  const isOnRoad = usePricesOnRoad() !== undefined
  const quoted = useLoaded(`${bike.bikeName} ${price} ${onRoad?.paise} ${isOnRoad}`, () =>
    quotedPrice(bike, price, { isOnRoad, chosen: onRoad }),
  )
  const colour = more?.colours.find(({ name }) => name === chosen.colour)
  const quote: Quote = {
    name: bike.name,
    variant: chosen.variant,
    colour: colour?.words,
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
