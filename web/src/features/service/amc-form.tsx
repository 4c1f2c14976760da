import type { AmcEnquiry } from '#contract/enquiries.ts'
import { texts } from '#contract/texts.ts'
import { callApi } from '#web/lib/api-client.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import type { FormDefinition } from '#web/ui/form/form-definition.ts'
import { SentPanel } from '#web/ui/form/sent-panel.tsx'
import { model, owner, registrationNumber, yearOfPurchase } from './vehicle-fields.ts'

const definition: FormDefinition<AmcEnquiry> = {
  id: 'amc',
  fields: [model, yearOfPurchase, registrationNumber, ...owner],
  submitLabel: 'Send enquiry',
  later: { endpoint: 'sendAmcEnquiry', title: 'AMC enquiry', success: texts.amc.success },
  refusal: texts.amc.required,
  loadSchema: () => import('#contract/enquiries.ts').then(({ amcEnquiry }) => amcEnquiry),
  send: (body, options) => callApi('sendAmcEnquiry', { body }, options),
  successText: ({ message }) => message || texts.amc.success,
  failureText: ({ code }) => (code === 'network' ? texts.amc.network : texts.amc.failure),
}

/** The form for an annual maintenance contract; everything but the message is required. */
export function AmcForm() {
  return (
    <Form
      definition={definition}
      after={(startOver) => (
        <SentPanel
          title={texts.amc.success}
          ways={<ButtonLink to={paths.serviceBooking}>Book a service</ButtonLink>}
          againLabel="Ask for another vehicle"
          onAgain={startOver}
        >
          Our service desk calls you with the price for your model and the papers to bring.
        </SentPanel>
      )}
    />
  )
}
