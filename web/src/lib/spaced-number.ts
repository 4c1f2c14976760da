/** The ten digits of an Indian number as people read them: `98765 43210`. */
export function spacedNumber(digits: string): string {
  return `${digits.slice(0, 5)} ${digits.slice(5)}`
}
