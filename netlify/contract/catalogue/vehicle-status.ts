import { z } from 'zod'
import { editors } from '#contract/people/staff-roles.ts'
import { staffEndpoint } from '#contract/wire/endpoint.ts'
import { idParams } from '#contract/wire/id-params.ts'

/** 1 active, 0 inactive; back-office section 9. */
const status = z.union([z.literal(0), z.literal(1)])
const id = z.number().int()

/**
 * A vehicle of a status list. `displayName`, the model's name on its page, is an addition to the
 * specification.
 */
export const vehicleItem = z.object({ id, bikeName: z.string(), displayName: z.string(), status })
export type VehicleItem = z.infer<typeof vehicleItem>
/** A scooter of a status list: the specification gives its name another field, back-office section 3. */
export const scooterItem = z.object({ id, scooterName: z.string(), displayName: z.string(), status })
export type ScooterItem = z.infer<typeof scooterItem>

function listOf(path: `/api/${string}_admin`, what: string) {
  return staffEndpoint(`GET ${path}`, {
    onlyFor: editors,
    summary: `All ${what} with their status, active or not.`,
    answer: z.array(vehicleItem),
  })
}

function setterOf(path: `/api/${string}/:id/status`, what: string) {
  return staffEndpoint(`PATCH ${path}`, {
    onlyFor: editors,
    changesAll: true,
    summary: `Shows (1) or hides (0) one of the ${what}; 404 when it is none of them.`,
    params: idParams,
    body: z.strictObject({ status }),
    answer: z.object({ message: z.string() }),
    purges: ['catalogue'],
  })
}

export const listBikeStatuses = listOf('/api/bikes_admin', 'motorcycles')
export const listBigWingStatuses = listOf('/api/bigWing_admin', 'big bikes')
export const listEvStatuses = listOf('/api/ev_admin', 'electric scooters')
export const listScooterStatuses = staffEndpoint('GET /api/scooters_admin', {
  onlyFor: editors,
  summary: 'All scooters with their status, active or not.',
  answer: z.array(scooterItem),
})

export const setBikeStatus = setterOf('/api/bikes/:id/status', 'motorcycles')
export const setScooterStatus = setterOf('/api/scooters/:id/status', 'scooters')
export const setBigWingStatus = setterOf('/api/bigWing/:id/status', 'big bikes')
export const setEvStatus = setterOf('/api/ev/:id/status', 'electric scooters')
