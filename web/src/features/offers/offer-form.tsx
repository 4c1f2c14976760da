import { useMemo } from 'react'
import type { Offer } from '#contract/content/content.ts'
import type { FormBody } from '#contract/enquiries/forms.ts'
import { texts } from '#contract/texts/texts.ts'
import { t } from '#contract/wire/language.ts'
import { limits } from '#contract/wire/limits.ts'
import { paths } from '#web/lib/address/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import type { FormScreen } from '#web/ui/form/send/form-screen.ts'
import { LateForm } from '#web/ui/form/send/late-form.tsx'
import { publicForm } from '#web/ui/form/send/public-form.ts'
import { mayCall, noEmail } from '#web/ui/form/send/reach-fields.ts'
import { SentPanel } from '#web/ui/form/send/sent-panel.tsx'

const definition: FormScreen<FormBody<'sendOfferEnquiry'>> = {
  ...publicForm('sendOfferEnquiry', { title: t`Offer enquiry`, success: texts.offerEnquiry.success }),
  id: 'offer',
  fields: [
    { kind: 'text', name: 'name', label: t`Name`, maxLength: limits.name, autoComplete: 'name' },
    {
      kind: 'email',
      name: 'email',
      label: t`E-mail`,
      maxLength: limits.email,
      autoComplete: 'email',
      none: noEmail,
    },
    { kind: 'tel', name: 'contact', label: t`Contact`, maxLength: limits.mobile, autoComplete: 'tel' },
    {
      kind: 'checkbox',
      name: 'agree',
      label: t`I agree to the terms and conditions.`,
      isOfTerms: true,
    },
    mayCall,
  ],
  submitLabel: t`Ask for this offer`,
  failureText: () => texts.offerEnquiry.failure,
}

/** The form for a page that shows no offer. */
const withoutOffer: typeof definition = {
  ...definition,
  submitLabel: t`Ask about our offers`,
}

/** The form for the shown offer; the enquiry is sent with the title that the visitor reads there. */
function definitionFor({ id, title }: Offer): typeof definition {
  return {
    ...definition,
    beside: { offerId: id, offerTitle: title },
  }
}

interface OfferFormProps {
  /** The offer that is shown beside the form. */
  offer: Offer | undefined
  /** True when no offer is shown and none is on its way. */
  hasNone: boolean
}

/** The form for an offer, or for the next offer; all four fields are required. */
export function OfferForm({ offer, hasNone }: OfferFormProps) {
  const withOffer = useMemo(
    () => (offer ? definitionFor(offer) : hasNone ? withoutOffer : definition),
    [offer, hasNone],
  )
  return (
    <LateForm
      definition={withOffer}
      after={(startOver, callBack) => (
        <SentPanel
          title={texts.offerEnquiry.success}
          ways={<ButtonLink to={paths.productEnquiry()}>{t`Book a test ride`}</ButtonLink>}
          againLabel={t`Send another enquiry`}
          onAgain={startOver}
        >
          {hasNone
            ? t`We call you about our offers.`
            : `${callBack} ${t`On the phone we tell you what the offer means for your two-wheeler.`}`}
        </SentPanel>
      )}
    />
  )
}
