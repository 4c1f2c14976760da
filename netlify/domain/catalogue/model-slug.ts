/** `CB350H'ness` to `cb350hness`: a model's name as the file names of its pages and pictures have it. */
export function modelSlug(bikeName: string): string {
  return bikeName.toLowerCase().replace(/[^a-z0-9]/g, '')
}
