/** A field as its sender names it, with the question that a person read, where there was one. */
export interface SentField {
  name: string
  label: string
  value: string
}

/** The fields of a JSON value: a value inside another has a name of both, `a.b`, and a list is one text. */
export function fieldsOfJson(value: unknown, prefix = '', depth = 0): SentField[] {
  if (value === null || value === undefined) return []
  const isObject = typeof value === 'object'
  if (!isObject || depth > 4) return [fieldOf(prefix, isObject ? JSON.stringify(value) : String(value))]
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object' || one === null))
    return value.length > 0 ? [fieldOf(prefix, value.join(', '))] : []
  return Object.entries(value).flatMap(([name, inner]) =>
    fieldsOfJson(inner, prefix === '' ? name : `${prefix}.${name}`, depth + 1),
  )
}

function fieldOf(name: string, value: string): SentField {
  return { name: name || 'Sent', label: name || 'Sent', value }
}

/**
 * The fields of a body in the notation that its sender chose, JSON or that of HTML forms; a text in neither
 * is one field, so that nothing of it is lost.
 */
export function fieldsOfText(text: string, type = ''): SentField[] {
  const json = parsed(text)
  if (json !== undefined) return fieldsOfJson(json)
  if (/x-www-form-urlencoded/i.test(type)) return fieldsOfQuery(text)
  return text.trim() === '' ? [] : [fieldOf('', text)]
}

/** The fields of a query. */
export function fieldsOfQuery(text: string): SentField[] {
  return [...new URLSearchParams(text)].map(([name, value]) => fieldOf(name, value))
}

/** The value of a JSON text; undefined where it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
