import type { Lead } from '#contract/leads/leads.ts'
import type { Department } from '#contract/outlets/outlet-hours.ts'
import { type Hours, weekOf } from '#domain/outlets/open-now.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { usualHours } from './soon-moments.ts'

interface WorkingTime {
  outlet: Hours
  department: Department
}

/** The outlets that were read last: without a connection, the next lead has the same hours. */
let kept: readonly (Hours & { id: number })[] = []

/**
 * The opening hours and closed days in which the person of a lead is called: those of its outlet, or of the
 * first one, as promises are counted; the usual ones where none are known.
 */
export function useHours({ outletId, family }: Pick<Lead, 'outletId' | 'family'>): WorkingTime {
  const outlets =
    useLoaded('outlets', async (signal) => {
      kept = await callApi('listDealers', {}, { signal })
      return kept
    }).value ?? kept
  const department = family === 'service' ? 'service' : 'sales'
  const outlet = outlets.find(({ id }) => id === outletId) ?? outlets[0]
  return { outlet: outlet && weekOf(outlet.hours, department) ? outlet : usualHours, department }
}
