/** A link that opens an address or a place in the phone's map app. */
export function mapsLink(place: string | { latitude: number; longitude: number }): string {
  const query = typeof place === 'string' ? place : `${place.latitude},${place.longitude}`
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`
}
