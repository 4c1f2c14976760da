/**
 * A moment as senders write one: seconds or milliseconds since 1970, ISO 8601 with any offset, or a day and a
 * clock time without one, which is India's. In ISO 8601 and UTC; undefined for anything else.
 */
export function sentMoment(value: unknown): string | undefined {
  const text = String(value ?? '').trim()
  if (/^\d{10}(\.\d+)?$/.test(text)) return inUtc(Number(text) * 1000)
  if (/^\d{13}$/.test(text)) return inUtc(Number(text))
  const found =
    /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?)\s*(Z|[+-]\d{2}:?\d{2})?$/i.exec(text)
  if (!found) return undefined
  const [, day, time, offset = '+05:30'] = found
  return inUtc(Date.parse(`${day}T${time}${offset.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2').toUpperCase()}`))
}

function inUtc(milliseconds: number): string | undefined {
  return Number.isFinite(milliseconds) ? new Date(milliseconds).toISOString() : undefined
}
