import { z } from 'zod'
import { editors } from '#contract/people/staff-roles.ts'
import { routes } from '#contract/wire/all-routes.ts'
import { endpoint } from '#contract/wire/endpoint.ts'
import { idParams } from '#contract/wire/id-params.ts'

/** 1 active, 0 inactive; back-office section 9. */
const status = z.union([z.literal(0), z.literal(1)])
const id = z.number().int()

/** `displayName`, what the model is called on its page, is an addition to the specification. */
export const vehicleItem = z.object({ id, bikeName: z.string(), displayName: z.string(), status })
export type VehicleItem = z.infer<typeof vehicleItem>
/** The specification gives scooters another field for their name, back-office section 3. */
export const scooterItem = z.object({ id, scooterName: z.string(), displayName: z.string(), status })
export type ScooterItem = z.infer<typeof scooterItem>

type ListName = 'listBikeStatuses' | 'listBigWingStatuses' | 'listEvStatuses'
type SetName = 'setBikeStatus' | 'setScooterStatus' | 'setBigWingStatus' | 'setEvStatus'

function listOf<const Name extends ListName>(name: Name, what: string) {
  return endpoint({
    name,
    ...routes[name],
    role: 'staff',
    onlyFor: editors,
    summary: `All ${what} with their status, active or not.`,
    answer: z.array(vehicleItem),
  })
}

function setterOf<const Name extends SetName>(name: Name, what: string) {
  return endpoint({
    name,
    ...routes[name],
    role: 'staff',
    onlyFor: editors,
    summary: `Shows (1) or hides (0) one of the ${what}; 404 when it is none of them.`,
    params: idParams,
    body: z.strictObject({ status }),
    answer: z.object({ message: z.string() }),
    purges: ['catalogue'],
  })
}

export const listBikeStatuses = listOf('listBikeStatuses', 'motorcycles')
export const listBigWingStatuses = listOf('listBigWingStatuses', 'big bikes')
export const listEvStatuses = listOf('listEvStatuses', 'electric scooters')
export const listScooterStatuses = endpoint({
  name: 'listScooterStatuses',
  ...routes.listScooterStatuses,
  role: 'staff',
  onlyFor: editors,
  summary: 'All scooters with their status, active or not.',
  answer: z.array(scooterItem),
})

export const setBikeStatus = setterOf('setBikeStatus', 'motorcycles')
export const setScooterStatus = setterOf('setScooterStatus', 'scooters')
export const setBigWingStatus = setterOf('setBigWingStatus', 'big bikes')
export const setEvStatus = setterOf('setEvStatus', 'electric scooters')
