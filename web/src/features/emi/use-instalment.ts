import { useMemo } from 'react'
import { useDealership } from '#web/lib/dealership.tsx'
import { type InstalmentOf, instalmentWith } from './instalment.ts'

/** The instalment of a price at the dealer's cheapest lender; undefined where the dealer names none. */
export function useInstalment(): InstalmentOf | undefined {
  const { loan } = useDealership()
  return useMemo(() => instalmentWith(loan), [loan])
}
