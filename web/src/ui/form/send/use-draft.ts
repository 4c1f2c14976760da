import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type Draft, draftKeyOf, readDraft, writeDraft } from '#web/lib/device/draft.ts'
import { type Handed, putBack, stillMeant, typedValues } from '../values/typed-values.ts'

export interface FormDraft {
  /** True when the form shows values that an earlier visit to the page had left. */
  isRestored: boolean
  /**
   * The draft that an earlier visit to the page had left, also where other values have been handed over
   * since; undefined for none.
   */
  restored: RefObject<Draft | undefined>
  /** To be called when the form is touched. */
  touch: () => void
  /** To be called when the visitor types; the draft is stored when the browser is idle. */
  save: () => void
  /**
   * The key under which to send a body: the key of an earlier try with that body, or a new one. The key is
   * stored at once.
   */
  keyFor: (body: string) => string
  /** Deletes the draft, because the form is empty or gone. */
  clear: () => void
  /** When the form was first touched and when the visitor last typed, in milliseconds since 1970. */
  times: () => { since: number; at: number }
}

type Known = Omit<Draft, 'values' | 'handed'>

const nothing: Known = { at: 0, since: 0 }

/**
 * Keeps the typed values of a public form over a reload, in this tab alone. They are put back after the first
 * render, because that render must equal the prerendered page. `formId` is undefined for a form without a
 * draft, such as one with a password. `initial` holds the first values of the fields: values that were typed
 * over another first value are not put back.
 */
export function useDraft(
  formId: string | undefined,
  form: HTMLFormElement | null,
  initial: Handed,
): FormDraft {
  const [isRestored, setRestored] = useState(false)
  const known = useRef(nothing)
  const place = useRef('')
  const isPending = useRef(false)
  const restored = useRef<Draft>(undefined)
  const handed = useRef(initial)
  useEffect(() => {
    handed.current = initial
  })

  const write = useCallback(() => {
    isPending.current = false
    if (place.current && form)
      writeDraft(place.current, { ...known.current, values: typedValues(form), handed: handed.current })
  }, [form])

  useEffect(() => {
    if (!formId || !form) return
    const key = draftKeyOf(formId)
    const draft = readDraft(key)
    restored.current = draft
    if (draft) {
      known.current = draft
      setRestored(putBack(form, stillMeant(draft, handed.current)))
    }
    // The key is set after the values are back, because putting them back is no typing and must not be saved.
    place.current = key
    if (!draft && Object.keys(typedValues(form)).length > 0) {
      // The visitor typed before React took the page over.
      known.current = { at: Date.now(), since: performance.timeOrigin }
      write()
    }
    const leave = () => {
      if (isPending.current) write()
    }
    window.addEventListener('pagehide', leave)
    return () => {
      leave()
      place.current = ''
      window.removeEventListener('pagehide', leave)
    }
  }, [formId, form, write])

  const touch = useCallback(() => {
    known.current = { ...known.current, since: known.current.since || Date.now() }
  }, [])

  return {
    isRestored,
    restored,
    touch,
    save: () => {
      if (!place.current) return
      known.current = { ...known.current, at: Date.now() }
      if (!isPending.current) whenIdle(write)
      isPending.current = true
    },
    keyFor: (body) => {
      const before = known.current.attempt
      const attempt = before?.body === body ? before : { key: crypto.randomUUID(), body }
      known.current = { ...known.current, attempt }
      write()
      return attempt.key
    },
    clear: () => {
      known.current = nothing
      restored.current = undefined
      isPending.current = false
      if (formId) writeDraft(draftKeyOf(formId))
      setRestored(false)
    },
    times: () => ({ at: known.current.at, since: known.current.since || performance.timeOrigin }),
  }
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 500 })
  else setTimeout(work, 300)
}
