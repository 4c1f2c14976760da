import { useMemo, useState } from 'react'
import type { CareerForm as CareerApplication } from '#contract/careers.ts'
import { limits } from '#contract/limits.ts'
import { texts } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import type { FormDefinition } from '#web/ui/form/form-definition.ts'
import { LateForm } from '#web/ui/form/late-form.tsx'
import { SentPanel } from '#web/ui/form/sent-panel.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { sendApplication } from './send-application.ts'

function definitionFor(onProgress: (share: number | undefined) => void): FormDefinition<CareerApplication> {
  return {
    id: 'career',
    fields: [
      { kind: 'text', name: 'name', label: 'Name', maxLength: limits.name, autoComplete: 'name' },
      { kind: 'email', name: 'email', label: 'E-mail', maxLength: limits.email, autoComplete: 'email' },
      { kind: 'tel', name: 'phone', label: 'Phone', maxLength: limits.mobile, autoComplete: 'tel' },
      {
        kind: 'text',
        name: 'post',
        label: 'Post',
        hint: 'The work you would like to do',
        maxLength: limits.name,
      },
      {
        kind: 'file',
        name: 'resume',
        label: 'Resume',
        hint: 'PDF, DOC or DOCX, at most 10 MB',
        accept: '.pdf,.doc,.docx',
      },
    ],
    submitLabel: 'Apply',
    later: { endpoint: 'applyForCareer', title: 'Job application', success: texts.career.success },
    loadSchema: () => import('#contract/careers.ts').then(({ careerForm }) => careerForm),
    send: (body, options) =>
      sendApplication(body, { ...options, onProgress }).finally(() => onProgress(undefined)),
    successText: ({ message }) => message || texts.career.success,
    failureText: ({ code, message }) =>
      code === 'network' ? texts.career.network : message || texts.career.failure,
  }
}

/** The application with a résumé; a bar shows how far it has gone out. */
export function CareerForm() {
  const [share, setShare] = useState<number>()
  const definition = useMemo(() => definitionFor(setShare), [])
  return (
    <LateForm
      definition={definition}
      after={(startOver) => (
        <SentPanel
          title={texts.career.success}
          ways={<ButtonLink to={paths.aboutUs}>Read about us</ButtonLink>}
          againLabel="Send another application"
          onAgain={startOver}
        >
          We read every application. If there is a place for you, we call within two weeks.
        </SentPanel>
      )}
    >
      {share === undefined ? null : <ProgressBar share={share} label="Sending your resume" />}
    </LateForm>
  )
}
