import { isOff } from '#contract/site/site-parts.ts'
import type { StockRow } from '#contract/stock/stock.ts'
import { isFresh } from '#domain/stock/stock-words.ts'
import { callApi } from '#web/lib/api/late-api.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { useDealership } from '#web/lib/dealership.tsx'

/**
 * What stands where of a model; undefined while that is not known, and where the dealer shows no stock.
 * Counts that have become too old since the answer came are left out.
 */
export function useStock(bikeName: string): readonly StockRow[] | undefined {
  const { parts } = useDealership()
  const asked = isOff(parts, 'stock') ? '' : bikeName
  const { value, isOlder } = useLoaded(`stock ${asked}`, async (signal) =>
    asked ? callApi('getStock', { params: { bikeName: asked } }, { signal }) : undefined,
  )
  return isOlder ? undefined : value?.rows.map((row) => stillFresh(row, serverNow()))
}

function stillFresh(row: StockRow, now: Date): StockRow {
  const isTold = row.countedAt !== null && isFresh(row.countedAt, now)
  return {
    ...row,
    countedAt: isTold ? row.countedAt : null,
    places: row.places.filter(({ countedAt }) => isFresh(countedAt, now)),
  }
}

/** The row of a variant and colour; undefined where nobody counted it and too few were handed over. */
export function rowOf(
  rows: readonly StockRow[],
  variant: string | undefined,
  colour: string | undefined,
): StockRow | undefined {
  return rows.find((row) => row.variant === (variant ?? '') && row.colour === (colour ?? ''))
}
