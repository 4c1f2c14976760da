/** What is asked, with what it begins with: petrol and electricity at prices of Odisha in 2026, from memory. */
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

/** What each part of the fit is handed. */
export interface FitPartProps {
  values: FitValues
  change: (next: Partial<FitValues>) => void
}
