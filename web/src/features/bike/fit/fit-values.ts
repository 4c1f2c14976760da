/**
 * The answers at the start: petrol and electricity at prices of Odisha in 2026, from memory, and all else
 * empty.
 */
export const emptyFit = {
  heightCm: '',
  inseamCm: '',
  riderKg: '',
  pillionKg: '',
  luggageKg: '',
  dailyKm: '30',
  petrolPrice: '101',
  unitPrice: '6',
  otherKmPerLitre: '45',
  otherUnits: '3',
}
export type FitValues = typeof emptyFit

/** The properties of each part of the fit. */
export interface FitPartProps {
  values: FitValues
  change: (next: Partial<FitValues>) => void
}
