/**
 * Splits an English text of `web/words` into the parts with which `t` is called: `{count} models` has the
 * parts before, between and behind its values.
 */
export function partsOf(text: string): { parts: readonly string[]; names: readonly string[] } {
  const pieces = text.split(/\{([^{}]+)\}/)
  return {
    parts: pieces.filter((_, place) => place % 2 === 0),
    names: pieces.filter((_, place) => place % 2 === 1),
  }
}

/** The key of a text: a running template knows the places of its values, but not their names. */
export function shapeOf(parts: readonly string[]): string {
  return parts.join('{}')
}
