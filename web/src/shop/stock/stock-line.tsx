import type { ReactNode } from 'react'
import { useDealership } from '#web/lib/dealership.tsx'
import { ColourStock } from './colour-stock.tsx'
import { useStock } from './use-stock.ts'

export interface StockLineProps {
  bike: { bikeName: string; name: string }
  variant: string | undefined
  colour: string | undefined
  /** What stands here while nothing is known of the model, and where the chosen one stands nowhere. */
  otherwise: ReactNode
}

/** Where the chosen variant stands in the chosen colour. */
export function StockLine({ otherwise, ...chosen }: StockLineProps) {
  const rows = useStock(chosen.bike.bikeName)
  const { phones } = useDealership()
  if (!rows?.length) return otherwise
  return <ColourStock rows={rows} phone={phones.sales.number} otherwise={otherwise} {...chosen} />
}
