import { useRef, useState } from 'react'

export interface Edit<V> {
  before: V
  after: V
  state: 'saving' | 'saved' | 'failed'
}

export interface OptimisticEdits<V> {
  /** The newest edit of each row since the screen was opened, by the row's key. */
  edits: ReadonlyMap<string, Edit<V>>
  /** The value to show in a row: the value of its newest edit, or the loaded value where there is none. */
  shown: (key: string, loaded: V) => V
  /** Shows the new value at once and saves it in the background. */
  change: (key: string, before: V, after: V) => void
}

interface Rules<V> {
  save: (key: string, edit: Edit<V>) => Promise<unknown>
  onSaved: (key: string, edit: Edit<V>) => void
  /**
   * Tells the user of the failure; answers the value that the row has on the server, where the failure names
   * it.
   */
  onFailed: (key: string, edit: Edit<V>, error: unknown) => V | undefined
}

/**
 * Edits that show before the server has confirmed them. Edits of one row are saved one after the other; when
 * one fails, the row returns to its former value, unless the row has been edited again meanwhile.
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
