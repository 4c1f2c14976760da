import { enquiryColours } from '#contract/choices.ts'
import type { ProductEnquiry } from '#contract/enquiries.ts'
import { limits } from '#contract/limits.ts'
import { texts } from '#contract/texts.ts'
import { callApi } from '#web/lib/api-client.ts'
import { paths } from '#web/lib/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import type { FormDefinition } from '#web/ui/form/form-definition.ts'

/** Storefront section 2, "Test ride / Product Enquiry"; rules of section 5, texts of section 8. */
const definition: FormDefinition<ProductEnquiry> = {
  id: 'product-enquiry',
  submitLabel: 'SUBMIT',
  fields: [
    { kind: 'text', name: 'name', label: 'YOUR NAME', maxLength: limits.name, autoComplete: 'name' },
    {
      kind: 'email',
      name: 'emailId',
      label: 'EMAIL ADDRESS',
      maxLength: limits.email,
      autoComplete: 'email',
    },
    {
      kind: 'numeric',
      name: 'mobileNo',
      label: 'CONTACT NUMBER',
      maxLength: limits.mobile,
      autoComplete: 'tel',
    },
    { kind: 'text', name: 'model', label: 'SELECT MODEL YOU WANT', maxLength: limits.model },
    {
      kind: 'select',
      name: 'color',
      label: 'SELECT COLOUR',
      choices: enquiryColours,
      placeholder: 'Choose a colour',
    },
    {
      kind: 'textarea',
      name: 'message',
      label: 'YOUR MESSAGE FOR US',
      maxLength: limits.message,
      optional: true,
    },
    {
      kind: 'agreement',
      name: 'agree',
      label: 'I agree to the terms and conditions, and that you may call me about this enquiry.',
      refusal: 'Please agree to the terms to go on.',
    },
  ],
  loadSchema: () => import('#contract/enquiries.ts').then(({ productEnquiry }) => productEnquiry),
  send: (body, options) => callApi('sendProductEnquiry', { body }, options),
  successText: () => texts.productEnquiry.success,
  failureText: () => texts.productEnquiry.failure,
}

/** The test-ride form; `model` locks it to a bike. */
export function ProductEnquiryForm({ model }: { model: string | undefined }) {
  return (
    <Form
      definition={definition}
      initial={model ? { model } : {}}
      locked={model ? ['model'] : []}
      after={(startOver) => <Sent onAnother={startOver} />}
    />
  )
}

function Sent({ onAnother }: { onAnother: () => void }) {
  return (
    <div className="flex flex-col items-start gap-4 rounded-lg border border-success bg-success-soft p-6">
      <h2 className="text-xl font-bold">{texts.productEnquiry.success}</h2>
      <p>We call between 9:30 am and 7 pm. Please keep your driving licence at hand for the ride.</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.home}>Back to the home page</ButtonLink>
        <Button variant="quiet" onClick={onAnother}>
          Send another enquiry
        </Button>
      </div>
    </div>
  )
}
