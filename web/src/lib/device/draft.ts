import { shownPath } from '#web/lib/language.ts'

/** What somebody typed into a form; stored for this tab until it is sent. */
export interface Draft {
  /** When it was typed last, and when the form was first touched; milliseconds since 1970. */
  at: number
  since: number
  /** By the names of the controls; a tick is true or false. */
  values: Record<string, string | boolean>
  /** What links and pages had filled in when it was typed, by the same names. */
  handed?: Record<string, string | undefined>
  /** The key under which a text was sent last: the same text goes out under it again, also after a reload. */
  attempt?: { key: string; body: string }
}

const prefix = 'draft:'

/** The key in session storage of the draft of a form on the shown page: one in all languages, so that whoever changes them goes on typing. */
export function draftKeyOf(formId: string): string {
  return `${prefix}${formId}:${shownPath()}`
}

/** The key of the time that was chosen beside a form. */
export const slotKeyOf = (formId: string): string => draftKeyOf(`${formId}-slot`)

/** The draft of a form; undefined when there is none or the browser stores nothing. */
export function readDraft(key: string): Draft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '') as Draft
  } catch {
    return undefined
  }
}

/** Stores a draft, or forgets it when nothing stands in it. Where the browser stores nothing, only the draft is lost. */
export function writeDraft(key: string, draft?: Draft): void {
  try {
    if (draft && Object.keys(draft.values).length > 0) sessionStorage.setItem(key, JSON.stringify(draft))
    else sessionStorage.removeItem(key)
  } catch {
    // Storage is switched off or full; the form works without a draft.
  }
}
