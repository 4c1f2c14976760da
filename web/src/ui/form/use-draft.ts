import { useCallback, useEffect, useRef, useState } from 'react'
import { draftKeyOf, readDraft, writeDraft } from '#web/lib/draft.ts'
import { putBack, typedValues } from './typed-values.ts'

export interface FormDraft {
  /** True when something was put back that an earlier visit of the page had left. */
  isRestored: boolean
  /** The form was touched. */
  touch: () => void
  /** Something was typed: it is written down when the browser has a moment. */
  save: () => void
  /** Writes down at once what is not yet. */
  flush: () => void
  /** Forgets the draft; the form is empty or gone. */
  clear: () => void
  /** When the form was touched first, in milliseconds since 1970. */
  since: () => number
}

/**
 * Keeps what is typed into a public form over a reload, in this tab alone. It is put back once the page lives, so that
 * the page agrees with the prerendered one before. `formId` undefined: the form keeps nothing, such as one with a password.
 */
export function useDraft(formId: string | undefined, form: HTMLFormElement | null): FormDraft {
  const [isRestored, setRestored] = useState(false)
  const state = useRef({ key: '', at: 0, since: 0, isPending: false })

  const flush = useCallback(() => {
    const { key, at, since, isPending } = state.current
    if (!isPending || !form) return
    state.current.isPending = false
    writeDraft(key, { at, since, values: typedValues(form) })
  }, [form])

  useEffect(() => {
    if (!formId || !form) return
    const key = draftKeyOf(formId)
    state.current = { key, at: 0, since: 0, isPending: false }
    const draft = readDraft(key)
    if (draft) {
      state.current.since = draft.since
      putBack(form, draft.values)
      setRestored(true)
    }
    window.addEventListener('pagehide', flush)
    return () => {
      flush()
      window.removeEventListener('pagehide', flush)
    }
  }, [formId, form, flush])

  return {
    isRestored,
    touch: () => {
      state.current.since ||= Date.now()
    },
    save: () => {
      const { key, isPending } = state.current
      if (!key) return
      Object.assign(state.current, { at: Date.now(), isPending: true })
      if (!isPending) whenIdle(flush)
    },
    flush,
    clear: () => {
      Object.assign(state.current, { since: 0, isPending: false })
      writeDraft(state.current.key)
      setRestored(false)
    },
    since: () => state.current.since || performance.timeOrigin,
  }
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 500 })
  else setTimeout(work, 300)
}
