import { useRef, useState } from 'react'

export interface Edit<V> {
  before: V
  after: V
  state: 'saving' | 'saved' | 'failed'
}

interface OptimisticEdits<V> {
  /** What happened to each row since the screen was opened, by the row's key. */
  edits: ReadonlyMap<string, Edit<V>>
  /** Shows the new value at once and saves it behind. */
  change: (key: string, before: V, after: V) => void
}

interface Rules<V> {
  /** Puts a value into the row on the screen. */
  show: (key: string, value: V) => void
  save: (key: string, value: V) => Promise<unknown>
  onSaved: (key: string, edit: Edit<V>) => void
  onFailed: (key: string, edit: Edit<V>, error: unknown) => void
}

/**
 * Edits that show before the server has confirmed them. Edits of one row are saved one after the other; when one
 * fails, the row goes back to what it was, unless it has been edited again meanwhile.
 */
export function useOptimisticEdits<V>(rules: Rules<V>): OptimisticEdits<V> {
  const [edits, setEdits] = useState<ReadonlyMap<string, Edit<V>>>(new Map())
  const queues = useRef(new Map<string, Promise<void>>())
  const newest = useRef(new Map<string, Edit<V>>())
  const current = useRef(rules)
  current.current = rules

  function note(key: string, edit: Edit<V>) {
    newest.current.set(key, edit)
    setEdits(new Map(newest.current))
  }

  function change(key: string, before: V, after: V) {
    const edit: Edit<V> = { before, after, state: 'saving' }
    note(key, edit)
    current.current.show(key, after)
    const previous = queues.current.get(key) ?? Promise.resolve()
    queues.current.set(
      key,
      previous.then(() => settle(key, edit)),
    )
  }

  async function settle(key: string, edit: Edit<V>) {
    try {
      await current.current.save(key, edit.after)
      const saved: Edit<V> = { ...edit, state: 'saved' }
      if (newest.current.get(key) === edit) note(key, saved)
      current.current.onSaved(key, saved)
    } catch (error) {
      const failed: Edit<V> = { ...edit, state: 'failed' }
      if (newest.current.get(key) === edit) {
        note(key, failed)
        current.current.show(key, edit.before)
      }
      current.current.onFailed(key, failed, error)
    }
  }

  return { edits, change }
}
