import { usualWeeks } from '#contract/reports/sale-figures.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'

/** The lengths that the report is offered for; each ends with the current week. */
export const offeredWeeks = [4, 8, 13, 26, 53] as const

interface SalesQuestion {
  weeks: number
  outlet: number | undefined
}

/** The weeks and the outlet of the report, which live in the address. */
export function useSalesQuestion(): [SalesQuestion, (change: { weeks?: string; outlet?: string }) => void] {
  const [params, setAddress] = useSearchState()
  const outlet = Number(/^\d{1,9}$/.exec(params.get('outlet') ?? '')?.[0] ?? 0)
  const weeks = offeredWeeks.find((each) => String(each) === params.get('weeks')) ?? usualWeeks
  const ask = (change: { weeks?: string; outlet?: string }) =>
    setAddress(
      Object.fromEntries(Object.entries(change).map(([name, value]) => [name, value || undefined])),
      { step: true },
    )
  return [{ weeks, outlet: outlet || undefined }, ask]
}
