import { useState } from 'react'
import type { EnquiryStatus } from '#contract/enquiries/enquiry-status.ts'
import { t } from '#contract/wire/language.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { callApi } from '#web/lib/api/late-api.ts'
import type { FormScreen, Outcome } from '#web/ui/form/send/form-screen.ts'
import { LateForm } from '#web/ui/form/send/late-form.tsx'
import { proofFields } from '#web/ui/form/send/proof-fields.ts'
import { StatusPanel } from './status-panel.tsx'

interface Question {
  reference: string
  digits: string
}

const definition: FormScreen<Question, EnquiryStatus> = {
  id: 'enquiry-status',
  fields: proofFields,
  submitLabel: t`Look it up`,
  loadSchema: async () => (await import('#contract/enquiries/enquiry-status.ts')).statusQuestion,
  send: (body, options) => callApi('readEnquiryStatus', { body }, options),
  successText: ({ words }) => words,
  failureText: ({ message }) => message,
}

/**
 * Tells by a toast what no field can say, such as a lost connection; a found enquiry stands on the page, and
 * wrong digits are told at their field.
 */
function tell(outcome: Outcome): void {
  if (outcome.kind === 'success' || Object.keys(outcome.error.fields).length > 0) return
  void import('#web/ui/form/send/use-send-form.ts').then(({ tellByToast }) => tellByToast(outcome))
}

/** Asks for the reference and four digits, and shows how far the enquiry is. */
export function StatusForm() {
  const [search] = useSearchState()
  const [found, setFound] = useState<EnquiryStatus>()
  return (
    <LateForm
      definition={definition}
      initial={{ reference: search.get('reference') ?? undefined }}
      tell={tell}
      onSent={setFound}
      after={(startOver) => (found ? <StatusPanel status={found} onAgain={startOver} /> : null)}
    />
  )
}
