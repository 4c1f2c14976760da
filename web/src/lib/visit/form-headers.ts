import { writeEnquiryContext } from '#contract/enquiries/enquiry-context-header.ts'
import { enquiryContextHeader, formSignalsHeader } from '#contract/wire/routes.ts'
import { readDraft, slotKeyOf } from '#web/lib/device/draft.ts'
import { shownPath } from '#web/lib/language.ts'
import { whatIsSeen } from './seen.ts'
import { currentVisit } from './visit.ts'

const outletPage = /^\/dealers\/(\d+)$/

/**
 * Where an enquiry of a form that is sent now comes from, what its sender sees and which time they chose, as a header carries it.
 * The outlet is the one that what they typed says, or that the page is about.
 */
export function enquiryContextNow(formId: string, typed?: number): string {
  const outletId = typed ?? outletPage.exec(shownPath())?.[1]
  return writeEnquiryContext({
    ...currentVisit(),
    ...(outletId && { outletId: Number(outletId) }),
    seen: whatIsSeen(),
    slot: readDraft(slotKeyOf(formId))?.values,
  })
}

/** The headers of a public form. What waited on a device since before there was a context has none. */
export function formHeaders(signals: string, context: string | undefined): Record<string, string> {
  return { [formSignalsHeader]: signals, ...(context && { [enquiryContextHeader]: context }) }
}
