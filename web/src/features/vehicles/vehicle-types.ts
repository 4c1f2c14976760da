import type { VehicleItem } from '#contract/catalogue/vehicle-status.ts'
import type { VehicleType } from '#domain/catalogue/vehicle-types.ts'
import { callApi } from '#web/lib/api/staff-api.ts'

export type VehicleStatus = 0 | 1

/** One model of Manage Vehicles. */
export interface Vehicle {
  id: number
  name: string
  status: VehicleStatus
}

interface VehicleCalls {
  list: (signal: AbortSignal) => Promise<Vehicle[]>
  setStatus: (id: number, status: VehicleStatus) => Promise<unknown>
}

const named = ({ id, displayName, status }: Omit<VehicleItem, 'bikeName'>): Vehicle => ({
  id,
  name: displayName,
  status,
})

/** The calls of each vehicle type, back-office section 7. */
export const vehicleCalls: Record<VehicleType, VehicleCalls> = {
  bikes: {
    list: async (signal) => (await callApi('listBikeStatuses', {}, { signal })).map(named),
    setStatus: (id, status) => callApi('setBikeStatus', { params: { id }, body: { status } }),
  },
  bigWing: {
    list: async (signal) => (await callApi('listBigWingStatuses', {}, { signal })).map(named),
    setStatus: (id, status) => callApi('setBigWingStatus', { params: { id }, body: { status } }),
  },
  scooters: {
    list: async (signal) => (await callApi('listScooterStatuses', {}, { signal })).map(named),
    setStatus: (id, status) => callApi('setScooterStatus', { params: { id }, body: { status } }),
  },
  ev: {
    list: async (signal) => (await callApi('listEvStatuses', {}, { signal })).map(named),
    setStatus: (id, status) => callApi('setEvStatus', { params: { id }, body: { status } }),
  },
}
