import type { BikeDetail } from '#contract/catalogue/catalogue.ts'
import { t } from '#contract/wire/language.ts'
import { type Chosen, paths } from '#web/lib/address/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'

interface BookTestRideProps {
  bike: BikeDetail
  chosen: Chosen
  /** Price of the chosen variant in rupees. */
  price: number
  size?: 'small' | 'large'
  id?: string
}

/** The most important action of a model's page. */
export function BookTestRide({ bike, chosen, price, size = 'large', id }: BookTestRideProps) {
  return (
    <ButtonLink
      id={id}
      to={paths.productEnquiry(bike.bikeName, chosen)}
      state={{ bikeName: bike.bikeName, bikePrice: price, image: bike.image }}
      variant="primary"
      size={size}
    >
      {t`BOOK TEST RIDE`}
    </ButtonLink>
  )
}
