/**
 * Whether a form is older than the server's schema: the server reports wrong fields, and the form has none of
 * these. A name such as `address.pin` belongs to the field `address`.
 */
export function isFormOutdated(
  { code, fields }: { code: string; fields: Record<string, string> },
  names: readonly string[],
): boolean {
  const complaints = Object.keys(fields)
  if (code !== 'invalid_fields' || complaints.length === 0) return false
  return complaints.every((name) => !names.includes(name.split('.')[0] ?? ''))
}
