/** The address of a brochure, as a vehicle's `brochure` names it. */
export function brochurePath(file: string): string {
  return `/media/brochures/${file}`
}

/** The address of the brochure that the server makes out of a vehicle's record at each call. */
export function madeBrochurePath(id: number): string {
  return brochurePath(`vehicle${id}.pdf`)
}
