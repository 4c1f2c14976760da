import { outletServices } from '#contract/outlets/outlet-hours.ts'
import type { NamedPartId } from '#contract/site/site-parts.ts'

type ServiceId = (typeof outletServices)[number]['id']

/** The services that an outlet may offer; lines of the catalogue among them by the names that staff chose. */
export function namedServices(names: Record<NamedPartId, string>): { id: ServiceId; label: string }[] {
  return outletServices.map(({ id, label }) => ({ id, label: isLine(id) ? names[id] : label }))
}

/** Is the service about a line of the catalogue? */
export function isLine(id: ServiceId): id is 'ev' | 'bigwing' {
  return id === 'ev' || id === 'bigwing'
}
