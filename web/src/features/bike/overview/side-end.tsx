import type { ReactNode } from 'react'
import type { BikeDetail } from '#contract/catalogue/catalogue.ts'
import type { Dealer } from '#contract/outlets/dealers.ts'
import type { Chosen } from '#web/lib/address/paths.ts'
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
  /** Undefined while it is not known, and null where no outlet shows the model. */
  outlet: Dealer | null | undefined
  onOnRoad: () => void
  day: Parameters<typeof PriceDay>[0]
  /** Further entries of "More". */
  children: ReactNode
}

/** What follows the button for a test ride: the other actions, the outlet, and the day of the price. */
export function SideEnd({ outlet, day, ...actions }: SideEndProps) {
  return (
    <>
      <BikeActions {...actions} />
      {outlet ? <OutletLine outlet={outlet} /> : null}
      <PriceDay {...day} />
    </>
  )
}
