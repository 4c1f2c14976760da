/** An English text of `web/words` as `t` is called with it: `{count} models` is what stands before, between and behind its values. */
export function partsOf(text: string): { parts: readonly string[]; names: readonly string[] } {
  const pieces = text.split(/\{([^{}]+)\}/)
  return {
    parts: pieces.filter((_, place) => place % 2 === 0),
    names: pieces.filter((_, place) => place % 2 === 1),
  }
}

/** The key of a text: a template that runs knows the places of its values, and not their names. */
export function shapeOf(parts: readonly string[]): string {
  return parts.join('{}')
}
