/**
 * The towns of other states that are nearest to us by road, by the first two digits of their PIN codes. Other
 * parts of India are too far for a distance to mean anything.
 */
export const beyondOdisha: Readonly<Record<string, { name: string; latitude: number; longitude: number }>> = {
  '49': { name: 'Raipur', latitude: 21.25, longitude: 81.63 },
  '53': { name: 'Visakhapatnam', latitude: 17.69, longitude: 83.22 },
  '70': { name: 'Kolkata', latitude: 22.57, longitude: 88.36 },
  '71': { name: 'Howrah', latitude: 22.59, longitude: 88.31 },
  '72': { name: 'Kharagpur', latitude: 22.34, longitude: 87.32 },
  '83': { name: 'Jamshedpur', latitude: 22.8, longitude: 86.2 },
}
