import type { z } from 'zod'
import type { enquiryContext } from '#contract/enquiries/enquiry-context.ts'
import { writeEnquiryContext } from '#contract/enquiries/enquiry-context-header.ts'
import { enquiryContextHeader, formSignalsHeader } from '#contract/wire/routes.ts'
import { readDraft, slotKeyOf } from '#web/lib/device/draft.ts'
import { shownPath } from '#web/lib/language.ts'
import { whatIsSeen } from './seen.ts'
import { currentVisit } from './visit.ts'

/** What goes with the notice of privacy beside a form. */
export type BesideForm = Pick<z.input<typeof enquiryContext>, 'notice' | 'byWhatsApp'>

const outletPage = /^\/dealers\/(\d+)$/

/**
 * The context of an enquiry that is sent now, as a header carries it: the origin of the visit, what the
 * visitor sees, the appointment time that the visitor chose, and what goes with the notice beside the form.
 * The outlet is the typed one, or otherwise the one that the page is about or that its address names.
 */
export function enquiryContextNow(formId: string, typed?: number, beside?: BesideForm): string {
  const outletId =
    typed ?? outletPage.exec(shownPath())?.[1] ?? new URLSearchParams(location.search).get('outlet')
  return writeEnquiryContext({
    ...currentVisit(),
    ...(outletId && { outletId: Number(outletId) }),
    seen: whatIsSeen(),
    ...beside,
    slot: readDraft(slotKeyOf(formId))?.values,
  })
}

/**
 * The headers of a public form. An enquiry that has waited on a device since before contexts existed has no
 * context.
 */
export function formHeaders(signals: string, context: string | undefined): Record<string, string> {
  return { [formSignalsHeader]: signals, ...(context && { [enquiryContextHeader]: context }) }
}
