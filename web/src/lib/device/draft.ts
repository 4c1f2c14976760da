import { shownPath } from '#web/lib/language.ts'
import { tabStorage } from './storage.ts'

/** What a visitor has typed into a form, stored for this tab until the form is sent. */
export interface Draft {
  /** When the visitor last typed, and when the visitor first touched the form; milliseconds since 1970. */
  at: number
  since: number
  /** The typed values by the names of the controls; a checkbox is true or false. */
  values: Record<string, string | boolean>
  /** The values that links and pages had filled in at that time, by the names of the controls. */
  handed?: Record<string, string | undefined>
  /**
   * The key under which the form was last sent, with the sent text: a repeat of the same text uses that key
   * again, also after a reload.
   */
  attempt?: { key: string; body: string }
}

const prefix = 'draft:'

/** The form of the chat stands on every page, so its draft belongs to none of them. */
const onEveryPage = 'chat'

/**
 * The key in session storage for the draft of a form on the shown page. All languages share one key, so that
 * a visitor who changes the language goes on typing.
 */
export function draftKeyOf(formId: string): string {
  return `${prefix}${formId}:${formId === onEveryPage ? '' : shownPath()}`
}

/** The key in session storage for the appointment time that a visitor chose beside a form. */
export const slotKeyOf = (formId: string): string => draftKeyOf(`${formId}-slot`)

/** The draft of a form; undefined when there is none or an unreadable one. */
export function readDraft(key: string): Draft | undefined {
  try {
    return JSON.parse(tabStorage.read(key) ?? '') as Draft
  } catch {
    return undefined
  }
}

/** Stores a draft, or deletes it when no value is given. */
export function writeDraft(key: string, draft?: Draft): void {
  tabStorage.write(key, draft && Object.keys(draft.values).length > 0 ? JSON.stringify(draft) : null)
}
