import { useMemo, useState } from 'react'
import type { CareerForm as CareerApplication } from '#contract/enquiries/careers.ts'
import { texts } from '#contract/texts/texts.ts'
import { t } from '#contract/wire/language.ts'
import { limits } from '#contract/wire/limits.ts'
import { paths } from '#web/lib/address/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import type { FormScreen } from '#web/ui/form/send/form-screen.ts'
import { LateForm } from '#web/ui/form/send/late-form.tsx'
import { SentPanel } from '#web/ui/form/send/sent-panel.tsx'
import { ProgressBar } from '#web/ui/loading/progress-bar.tsx'
import { sendApplication } from './send-application.ts'

function definitionFor(onProgress: (share: number | undefined) => void): FormScreen<CareerApplication> {
  return {
    id: 'career',
    fields: [
      { kind: 'text', name: 'name', label: t`Name`, maxLength: limits.name, autoComplete: 'name' },
      { kind: 'email', name: 'email', label: t`E-mail`, maxLength: limits.email, autoComplete: 'email' },
      { kind: 'tel', name: 'phone', label: t`Phone`, maxLength: limits.mobile, autoComplete: 'tel' },
      {
        kind: 'text',
        name: 'post',
        label: t`Post`,
        hint: t`The work you would like to do`,
        maxLength: limits.name,
      },
      {
        kind: 'file',
        name: 'resume',
        label: t`Resume`,
        hint: t`PDF, DOC or DOCX, at most 10 MB`,
        accept: '.pdf,.doc,.docx',
      },
    ],
    submitLabel: t`Apply`,
    later: { endpoint: 'applyForCareer', title: t`Job application`, success: texts.career.success },
    loadSchema: () => import('#contract/enquiries/careers.ts').then(({ careerForm }) => careerForm),
    send: (body, options) =>
      sendApplication(body, { ...options, onProgress }).finally(() => onProgress(undefined)),
    successText: ({ message }) => message || texts.career.success,
    failureText: ({ code, message }) =>
      code === 'network' ? texts.career.network : message || texts.career.failure,
  }
}

/** The application with a résumé; a bar shows how much of the résumé has been sent. */
export function CareerForm() {
  const [share, setShare] = useState<number>()
  const definition = useMemo(() => definitionFor(setShare), [])
  return (
    <LateForm
      definition={definition}
      after={(startOver) => (
        <SentPanel
          title={texts.career.success}
          ways={<ButtonLink to={paths.aboutUs}>{t`Read about us`}</ButtonLink>}
          againLabel={t`Send another application`}
          onAgain={startOver}
        >
          {t`We read every application, and call you if there is a place for you.`}
        </SentPanel>
      )}
    >
      {share === undefined ? null : <ProgressBar share={share} label={t`Sending your resume`} />}
    </LateForm>
  )
}
