/** `CB350H'ness` to `cb350hness`: a model's name in file names, of its pages and of its pictures. */
export function modelSlug(bikeName: string): string {
  return bikeName.toLowerCase().replace(/[^a-z0-9]/g, '')
}
