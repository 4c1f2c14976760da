/** The vehicle types of Manage Vehicles, in the order of its dropdown. */
export const vehicleTypes = [
  { id: 'bikes', label: 'Bikes' },
  { id: 'bigWing', label: 'Big bikes', namedBy: 'bigwing' },
  { id: 'scooters', label: 'Scooters' },
  { id: 'ev', label: 'EV' },
] as const
export type VehicleType = (typeof vehicleTypes)[number]['id']
