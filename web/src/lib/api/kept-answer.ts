/**
 * A load whose answer is reused for `ms` milliseconds, for data that several parts of a page ask for or that
 * changes while a page is open. After a failure the next call loads again.
 */
export function keptFor<Answer>(ms: number, load: () => Promise<Answer>): () => Promise<Answer> {
  let newest: { answer: Promise<Answer>; at: number } | undefined
  return () => {
    // `Math.abs`, because a clock that is set back must not make the answer last longer.
    if (newest && Math.abs(Date.now() - newest.at) <= ms) return newest.answer
    const asked = { answer: load(), at: Date.now() }
    newest = asked
    asked.answer.catch(() => {
      if (newest === asked) newest = undefined
    })
    return asked.answer
  }
}
