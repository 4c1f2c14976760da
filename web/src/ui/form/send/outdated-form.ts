/**
 * Whether the server and a form no longer mean the same: the server complains of fields, and the form has none of them.
 * A name such as `address.pin` belongs to the field `address`.
 */
export function isFormOutdated(
  { code, fields }: { code: string; fields: Record<string, string> },
  names: readonly string[],
): boolean {
  const complaints = Object.keys(fields)
  if (code !== 'invalid_fields' || complaints.length === 0) return false
  return complaints.every((name) => !names.includes(name.split('.')[0] ?? ''))
}
