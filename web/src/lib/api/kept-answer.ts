/**
 * A load whose answer serves for so many milliseconds, for what several parts of a page ask for and what changes while a page
 * stays open. After a failure the next call asks again.
 */
export function keptFor<Answer>(ms: number, load: () => Promise<Answer>): () => Promise<Answer> {
  let newest: { answer: Promise<Answer>; at: number } | undefined
  return () => {
    // A clock that is put back must not keep it for longer.
    if (newest && Math.abs(Date.now() - newest.at) <= ms) return newest.answer
    const asked = { answer: load(), at: Date.now() }
    newest = asked
    asked.answer.catch(() => {
      if (newest === asked) newest = undefined
    })
    return asked.answer
  }
}
