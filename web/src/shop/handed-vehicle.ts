import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * The vehicle that the page for owners hands to a form of the workshop, by the names of the form's fields.
 */
export interface HandedVehicle {
  yearOfPurchase: string | undefined
  registrationNumber: string | undefined
}

/**
 * The vehicle as the state of a link. It is not in the address, because addresses are shared and kept in
 * places where a number plate does not belong.
 */
export function handVehicle(vehicle: HandedVehicle): { vehicle: HandedVehicle } {
  return { vehicle }
}

/** The vehicle that the link to this page handed over, for the first values of a form. */
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
