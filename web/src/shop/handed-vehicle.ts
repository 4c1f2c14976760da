import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'

/** What the page for owners hands to a form of the workshop: fields by their names. */
export interface HandedVehicle {
  yearOfPurchase: string | undefined
  registrationNumber: string | undefined
}

/** As the state of a link. It stands in no address, because an address is sent and kept where a number plate has no place. */
export function handVehicle(vehicle: HandedVehicle): { vehicle: HandedVehicle } {
  return { vehicle }
}

/** The vehicle that a link handed over, for the first values of a form. */
export function useHandedVehicle(): Record<string, string | undefined> {
  const state: unknown = useLocation().state
  return useMemo(() => {
    const given = (state as { vehicle?: Partial<Record<string, unknown>> } | null)?.vehicle
    const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
    return {
      yearOfPurchase: text(given?.yearOfPurchase),
      registrationNumber: text(given?.registrationNumber),
    }
  }, [state])
}
