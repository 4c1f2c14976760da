import type { Category } from '#contract/catalogue/lines.ts'
import type { ScooterItem, VehicleItem } from '#contract/catalogue/vehicle-status.ts'
import { texts } from '#contract/texts/texts.ts'
import { AppError } from '#contract/wire/errors.ts'
import { listStatuses, updateStatus } from '#server/data/catalogue/vehicle-status.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/** The vehicles of a category with their status, in the fields of the wire. */
export async function listVehicles(db: DatabaseClient, category: Category): Promise<VehicleItem[]> {
  const rows = await listStatuses(db, category)
  return rows.map(({ id, bike_name, display_name, is_active }) => ({
    id,
    bikeName: bike_name,
    displayName: display_name,
    status: is_active ? 1 : 0,
  }))
}

/** Like `listVehicles`, with a scooter's name in a field of its own. */
export async function listScooters(db: DatabaseClient): Promise<ScooterItem[]> {
  const vehicles = await listVehicles(db, 'scooter')
  return vehicles.map(({ bikeName, ...vehicle }) => ({ ...vehicle, scooterName: bikeName }))
}

/** Shows (1) or hides (0) a vehicle; throws `not_found` when the category has no vehicle with that id. */
export async function setStatus(
  { db, params, body }: { db: DatabaseClient; params: { id: number }; body: { status: 0 | 1 } },
  category: Category,
): Promise<{ message: string }> {
  const isActive = body.status === 1
  const outcome = await updateStatus(db, category, params.id, isActive)
  if (outcome === 'missing')
    throw new AppError('not_found', { message: 'There is no such vehicle. Please reload the page.' })
  if (outcome === 'incomplete')
    throw new AppError('invalid_fields', {
      message: 'This model is not ready for the site. Manage, Catalogue says what is missing.',
    })
  return { message: isActive ? texts.vehicles.activated : texts.vehicles.deactivated }
}
