import { memo, useMemo } from 'react'
import type { FormBody } from '#contract/enquiries/forms.ts'
import { texts } from '#contract/texts/texts.ts'
import { t } from '#contract/wire/language.ts'
import { limits } from '#contract/wire/limits.ts'
import { paths } from '#web/lib/address/paths.ts'
import { useSoldNames } from '#web/shop/sold-names.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PhotosField } from '#web/ui/form/controls/photos-field.tsx'
import type { FormScreen } from '#web/ui/form/send/form-screen.ts'
import { LateForm } from '#web/ui/form/send/late-form.tsx'
import { modelField } from '#web/ui/form/send/person-fields.ts'
import { publicForm } from '#web/ui/form/send/public-form.ts'
import { SentPanel } from '#web/ui/form/send/sent-panel.tsx'
import { ReviewAskLine, useReviewAsk } from './review-ask.tsx'
import { StarsField } from './stars-field.tsx'

const definitionFor = (models: readonly string[]): FormScreen<FormBody<'sendReview'>> => ({
  ...publicForm('sendReview', { title: t`Review`, success: texts.review.success }),
  id: 'review',
  fields: [
    { kind: 'part', name: 'rating', label: t`How did we do?`, Part: StarsField },
    {
      kind: 'textarea',
      name: 'message',
      label: t`In your words`,
      hint: t`What was good, what was not`,
      maxLength: limits.message,
      rows: 5,
    },
    modelField(models, t`Your vehicle`),
    {
      kind: 'part',
      name: 'photos',
      label: t`Photographs`,
      hint: t`Up to four. Your device makes them smaller and takes out where they were taken.`,
      optional: true,
      Part: PhotosField,
    },
    { kind: 'text', name: 'name', label: t`Name`, maxLength: limits.name, autoComplete: 'name' },
    {
      kind: 'text',
      name: 'place',
      label: t`Town or village`,
      maxLength: limits.name,
      autoComplete: 'address-level2',
      optional: true,
    },
    {
      kind: 'tel',
      name: 'mobile',
      label: t`Mobile number`,
      hint: t`For us alone; it is never shown`,
      maxLength: limits.mobile,
      autoComplete: 'tel',
    },
    {
      kind: 'checkbox',
      name: 'mayPublish',
      label: t`You may show my words and photographs on this site, with my first name and town.`,
    },
  ],
  submitLabel: t`Send review`,
  failureText: ({ message }) => message || texts.review.failure,
})

/**
 * A review: stars, words, photographs. The site shows a review only where its writer allows that and staff
 * approve.
 */
export const ReviewForm = memo(function ReviewForm({
  initial,
}: {
  initial: Record<string, string | undefined>
}) {
  const models = useSoldNames()
  const definition = useMemo(() => definitionFor(models), [models])
  const ask = useReviewAsk()
  const known = useMemo(
    () => ({ ...initial, model: initial.model ?? (ask?.vehicle || undefined) }),
    [initial, ask],
  )
  const form = (
    <LateForm
      definition={definition}
      initial={known}
      after={(startOver, _callBack, { sent }) => (
        <SentPanel
          title={texts.review.success}
          ways={<ButtonLink to={paths.testimonials}>{t`Read what others say`}</ButtonLink>}
          againLabel={t`Write another review`}
          onAgain={startOver}
        >
          {sent.mayPublish
            ? t`Somebody here reads it first and then shows it. Nobody changes your words.`
            : t`It stays with us: you did not allow us to show it.`}
        </SentPanel>
      )}
    />
  )
  return (
    <>
      {ask ? <ReviewAskLine ask={ask} /> : null}
      {form}
    </>
  )
})
