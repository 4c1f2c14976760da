/** The address of a brochure, as a vehicle's `brochure` names it. */
export function brochurePath(file: string): string {
  return `/media/brochures/${file}`
}

/** The address of the brochure that is made of a vehicle's record when somebody asks for it. */
export function madeBrochurePath(id: number): string {
  return brochurePath(`vehicle${id}.pdf`)
}
