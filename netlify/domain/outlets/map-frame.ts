/** An OpenStreetMap frame of about two kilometres around a place (degrees), with a marker on it. */
export function mapEmbedUrl({ latitude, longitude }: { latitude: number; longitude: number }): string {
  const box = [longitude - 0.01, latitude - 0.007, longitude + 0.01, latitude + 0.007].map((edge) =>
    edge.toFixed(4),
  )
  const query = new URLSearchParams({
    bbox: box.join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })
  return `https://www.openstreetmap.org/export/embed.html?${query}`
}
