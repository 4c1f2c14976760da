import type { Notice } from '#contract/privacy/notices.ts'

/** The parts of a notice of privacy, each under its question. */
export function NoticeParts({ parts }: Pick<Notice, 'parts'>) {
  return (
    <dl className="grid gap-2 text-pretty wrap-anywhere">
      {parts.map(({ heading, words }) => (
        <div key={heading}>
          <dt className="font-semibold">{heading}</dt>
          <dd className="text-muted">{words}</dd>
        </div>
      ))}
    </dl>
  )
}
