import { useMemo } from 'react'
import type { Offer } from '#contract/content.ts'
import type { FormBody } from '#contract/forms.ts'
import { t } from '#contract/language.ts'
import { limits } from '#contract/limits.ts'
import { texts } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import type { FormDefinition } from '#web/ui/form/form-definition.ts'
import { LateForm } from '#web/ui/form/late-form.tsx'
import { publicForm } from '#web/ui/form/public-form.ts'
import { SentPanel } from '#web/ui/form/sent-panel.tsx'

const definition: FormDefinition<FormBody<'sendOfferEnquiry'>> = {
  ...publicForm('sendOfferEnquiry', { title: t`Offer enquiry`, success: texts.offerEnquiry.success }),
  id: 'offer',
  fields: [
    { kind: 'text', name: 'name', label: t`Name`, maxLength: limits.name, autoComplete: 'name' },
    { kind: 'email', name: 'email', label: t`E-mail`, maxLength: limits.email, autoComplete: 'email' },
    { kind: 'tel', name: 'contact', label: t`Contact`, maxLength: limits.mobile, autoComplete: 'tel' },
    {
      kind: 'checkbox',
      name: 'agree',
      label: t`I agree to the terms and conditions, and that you may call me about this offer.`,
      reading: { label: t`Read the terms and conditions`, to: paths.termsConditions },
    },
  ],
  submitLabel: t`Ask for this offer`,
  failureText: () => texts.offerEnquiry.failure,
}

/** The form as it is sent with the offer beside it, under the name the visitor reads there. */
function definitionFor({ id, title }: Offer): typeof definition {
  return {
    ...definition,
    // The offer is no field, so it joins what was typed once that is checked.
    loadSchema: async () =>
      (await definition.loadSchema()).transform((body) => ({ ...body, offerId: id, offerTitle: title })),
  }
}

/** The form for the offer shown beside it, if there is one; all four fields are required. */
export function OfferForm({ offer }: { offer: Offer | undefined }) {
  const withOffer = useMemo(() => (offer ? definitionFor(offer) : definition), [offer])
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
          {callBack} {t`On the phone we tell you what the offer means for your two-wheeler.`}
        </SentPanel>
      )}
    />
  )
}
