import { useRef, useState } from 'react'

export interface Edit<V> {
  before: V
  after: V
  state: 'saving' | 'saved' | 'failed'
}

export interface OptimisticEdits<V> {
  /** The newest edit of each row since the screen was opened, by the row's key. */
  edits: ReadonlyMap<string, Edit<V>>
  /** What a row shows: the value it was loaded with, or what its newest edit made of it. */
  shown: (key: string, loaded: V) => V
  /** Shows the new value at once and saves it behind. */
  change: (key: string, before: V, after: V) => void
}

interface Rules<V> {
  save: (key: string, edit: Edit<V>) => Promise<unknown>
  onSaved: (key: string, edit: Edit<V>) => void
  /** Tells of the failure; answers what the row holds now, where the failure says so. */
  onFailed: (key: string, edit: Edit<V>, error: unknown) => V | undefined
}

/**
 * Edits that show before the server has confirmed them. Edits of one row are saved one after the other; when one
 * fails, the row goes back to what it was, unless it has been edited again meanwhile.
 */
export function useOptimisticEdits<V>({ save, onSaved, onFailed }: Rules<V>): OptimisticEdits<V> {
  const [edits, setEdits] = useState<ReadonlyMap<string, Edit<V>>>(new Map())
  const queues = useRef(new Map<string, Promise<void>>())

  function change(key: string, before: V, after: V) {
    const edit: Edit<V> = { before, after, state: 'saving' }
    setEdits((all) => new Map(all).set(key, edit))
    const previous = queues.current.get(key) ?? Promise.resolve()
    queues.current.set(
      key,
      previous.then(() => settle(key, edit)),
    )
  }

  async function settle(key: string, edit: Edit<V>) {
    const end = (ended: Edit<V>) =>
      setEdits((all) => (all.get(key) === edit ? new Map(all).set(key, ended) : all))
    try {
      await save(key, edit)
      end({ ...edit, state: 'saved' })
      onSaved(key, edit)
    } catch (error) {
      end({ before: onFailed(key, edit, error) ?? edit.before, after: edit.after, state: 'failed' })
    }
  }

  function shown(key: string, loaded: V): V {
    const edit = edits.get(key)
    if (!edit) return loaded
    return edit.state === 'failed' ? edit.before : edit.after
  }

  return { edits, shown, change }
}
