/** `CB350H'ness` to `cb350hness`: a model's name as file names of pages and pictures contain it. */
export function modelSlug(bikeName: string): string {
  return bikeName.toLowerCase().replace(/[^a-z0-9]/g, '')
}
