import type { ReactNode } from 'react'
import type { BikeDetail, Colour } from '#contract/catalogue/catalogue.ts'
import type { Dealer } from '#contract/outlets/dealers.ts'
import type { Chosen } from '#web/lib/address/paths.ts'
import { StockPart } from '#web/shop/stock/stock-part.tsx'
import type { Showroom } from '../showroom.ts'
import { BikeActions } from './bike-actions.tsx'
import { OutletLine } from './outlet-line.tsx'
import { PriceDay } from './price-day.tsx'

interface SideEndProps {
  bike: BikeDetail
  chosen: Chosen
  /** Price of the chosen variant in rupees. */
  price: number
  showroom: Showroom
  /** Undefined until they are known; the first is shown while none is chosen. */
  colours: readonly Colour[] | undefined
  /** Undefined while it is not known, and null where no outlet shows the model. */
  outlet: Dealer | null | undefined
  onOnRoad: () => void
  day: Parameters<typeof PriceDay>[0]
  /** Further entries of "More". */
  children: ReactNode
}

/**
 * What follows the button for a test ride: the other actions, where the model stands, and the day of the
 * price.
 */
export function SideEnd({ colours, outlet, day, ...actions }: SideEndProps) {
  const { variant, colour } = actions.chosen
  return (
    <>
      <BikeActions {...actions} />
      {colours ? (
        <StockPart
          bike={actions.bike}
          variant={variant}
          colour={colour ?? colours[0]?.name}
          otherwise={outlet ? <OutletLine outlet={outlet} /> : null}
        />
      ) : null}
      <PriceDay {...day} />
    </>
  )
}
