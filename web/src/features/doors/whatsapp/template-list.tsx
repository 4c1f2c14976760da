import type { ShownTemplate } from '#contract/messages/whatsapp.ts'
import { languageNames } from '#contract/wire/language.ts'
import { formatMoment } from '#web/lib/dates.ts'

/** The templates with their texts, to be made at Meta, and how Meta stands to each. */
export function TemplateList({ templates }: { templates: readonly ShownTemplate[] }) {
  const open = templates.filter(({ state }) => state !== 'approved').length
  const asked = templates.map(({ askedAt }) => askedAt).find((at) => at !== null)
  return (
    <details className="rounded-md border border-hairline">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 py-2 font-semibold">
        {open === 0
          ? 'All templates are approved'
          : `${open} of ${templates.length} templates are not approved`}
      </summary>
      <p className="px-4 pb-3 text-sm text-muted">
        {`Make each at Meta under WhatsApp Manager, Message templates: category Utility; Hindi as Hindi, and Odia under English, because Meta has no Odia. Only what is approved is sent. ${
          asked ? `Meta was asked ${formatMoment(new Date(asked))}.` : 'Meta is asked every hour.'
        }`}
      </p>
      <ul className="px-4">
        {templates.map(({ name, language, text, buttons, state }) => (
          <li key={name} className="grid gap-1 border-t border-hairline py-3">
            <p>
              <code className="font-semibold">{name}</code>
              <span className="text-sm text-muted">{` · ${languageNames[language]} · ${stateWords[state]}`}</span>
            </p>
            <p lang={language}>{text}</p>
            {buttons.length > 0 ? (
              <p className="text-sm text-muted">
                Buttons: <span lang={language}>{buttons.join(' · ')}</span>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </details>
  )
}

const stateWords: Record<ShownTemplate['state'], string> = {
  missing: 'not made yet',
  pending: 'Meta looks at it',
  approved: 'approved',
  rejected: 'refused by Meta',
  paused: 'paused by Meta',
}
