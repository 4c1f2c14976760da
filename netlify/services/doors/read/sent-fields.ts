/** A field as its sender names it, with the question that a person read, where there was one. */
export interface SentField {
  name: string
  label: string
  value: string
}

/**
 * The fields of a JSON value: a value inside another has a name of both, `a.b`, a list
 * is one text, and a list of questions with answers has a field for each.
 */
export function fieldsOfJson(value: unknown, prefix = '', depth = 0): SentField[] {
  if (value === null || value === undefined) return []
  const isObject = typeof value === 'object'
  if (!isObject || depth > 4) return [fieldOf(prefix, isObject ? JSON.stringify(value) : String(value))]
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object' || one === null))
    return value.length > 0 ? [fieldOf(prefix, value.join(', '))] : []
  if (Array.isArray(value) && value.every(isAsked)) return value.map(askedField)
  return Object.entries(value).flatMap(([name, inner]) =>
    fieldsOfJson(inner, prefix === '' ? name : `${prefix}.${name}`, depth + 1),
  )
}

/** How builders of forms name a question and its answer in a list of both. */
const questionNames = ['name', 'key', 'id', 'field', 'label', 'question', 'title'] as const
const answerNames = ['value', 'answer', 'values', 'string_value'] as const

type Asked = Record<string, unknown>

function isAsked(value: unknown): value is Asked {
  if (typeof value !== 'object' || value === null) return false
  const has = (names: readonly string[]) => names.some((name) => Object.hasOwn(value, name))
  return has(questionNames) && has(answerNames)
}

/** A question and its answer. */
function askedField(one: Asked): SentField {
  const names = questionNames.filter((name) => typeof one[name] === 'string' || typeof one[name] === 'number')
  const [first = 'Sent'] = names.map((name) => String(one[name]))
  const label = names.filter((name) => /label|question|title/.test(name)).map((name) => String(one[name]))[0]
  const answer = answerNames.map((name) => one[name]).find((given) => given !== undefined && given !== null)
  const value = fieldsOfJson(answer)
    .map((field) => field.value)
    .join(', ')
  return { name: first, label: label ?? first, value }
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

/** The value of a JSON text; undefined where it is none, or so deep that it could not be written again. */
export function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    JSON.stringify(value)
    return value
  } catch {
    return undefined
  }
}
