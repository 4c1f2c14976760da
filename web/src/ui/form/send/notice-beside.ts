import type { BesideForm } from '#web/lib/visit/form-headers.ts'

/**
 * What goes with a form from the notice of privacy beside it: the version of the notice, undefined while it
 * has not come, and the words of the tick that allows WhatsApp, undefined where it is not set.
 */
export function noticeBeside(form: HTMLFormElement): BesideForm {
  return {
    notice: form.querySelector<HTMLElement>('[data-privacy]')?.dataset.privacy,
    byWhatsApp: form.querySelector<HTMLInputElement>('[name=byWhatsApp]:checked')?.value,
  }
}
