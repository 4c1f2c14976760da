import type { Dealer } from '#contract/outlets/dealers.ts'
import { ApiError, callApi } from '#web/lib/api/api-client.ts'
import { deferred } from '#web/lib/api/resource.ts'

/** All outlets in order. */
export function loadDealers(): Promise<Dealer[]> {
  return deferred(callApi('listDealers'))
}

/** The outlet whose number stands in an address; null when no outlet has that number. */
export function loadDealer(id: string): Promise<Dealer | null> {
  return deferred(findDealer(id))
}

async function findDealer(id: string): Promise<Dealer | null> {
  if (!/^[1-9]\d{0,5}$/.test(id)) return null
  try {
    const [dealer] = await callApi('getDealer', { params: { id: Number(id) } })
    return dealer
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null
    throw error
  }
}
