import type { Random } from '../random.ts'
import type { Run } from '../rows.ts'
import type { Family } from './enquiry-kinds.ts'

/** A member of staff who works on leads. */
export interface Colleague {
  id: string
  name: string
  role: string
  /** The numbers of the outlets; empty for all. */
  outletIds: readonly number[]
}

const rolesOf: Record<Family, readonly string[]> = {
  sales: ['sales'],
  service: ['service'],
  people: ['people'],
  other: ['sales', 'service'],
}

/** The staff of the project other than its owners, in a fixed order. */
export async function readCrew(run: Run): Promise<Colleague[]> {
  const { rows } = await run(
    `select id, name, role, to_json(outlet_ids)::text as outlets from public.staff
     where status = 'active' and role <> 'owner' order by user_id`,
  )
  return rows.map(({ id, name, role, outlets }) => ({
    id: String(id),
    name: String(name),
    role: String(role),
    outletIds: JSON.parse(String(outlets)),
  }))
}

/**
 * Who works on leads of a family at an outlet: somebody of that work who is there, or else the manager.
 * Undefined where there is nobody.
 */
export function colleagueFor(
  crew: readonly Colleague[],
  random: Random,
  family: Family,
  outlet: number,
): Colleague | undefined {
  const there = crew.filter(
    ({ role, outletIds }) =>
      rolesOf[family].includes(role) && (outletIds.length === 0 || outletIds.includes(outlet)),
  )
  const managers = family === 'people' ? [] : crew.filter(({ role }) => role === 'manager')
  const isForManager = random.chance(0.1)
  return random.pick(there.length === 0 || (isForManager && managers.length > 0) ? managers : there)
}
