import { useState } from 'react'
import { listTemplates } from '#contract/content/templates.ts'
import type { Lead } from '#contract/leads/leads.ts'
import { lastSeen } from '#web/lib/api/last-seen.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { deviceStorage } from '#web/lib/device/storage.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ChevronDownIcon } from '#web/ui/icon/direction.tsx'
import type { Writer } from '../lead/writer.ts'
import { offeredTemplates, type TemplateLanguage } from './offered-templates.ts'

interface LeadTemplatesProps {
  lead: Lead
  /** The address of the chat, without a text. */
  chat: string
  /** The dealer and the staff member whom the templates name. */
  writer: Pick<Writer, 'dealer' | 'staff'>
  onWrite: (name: string) => void
}

const languages = [
  { id: 'english', label: 'English', lang: 'en' },
  { id: 'hindi', label: 'हिन्दी', lang: 'hi' },
  { id: 'odia', label: 'ଓଡ଼ିଆ', lang: 'or' },
] as const satisfies readonly { id: TemplateLanguage; label: string; lang: string }[]

/** The chosen language is kept, so that a staff member who writes Odia all day chooses Odia once. */
const languageKey = 'inbox:template-language'

/** The templates that suit this lead, filled with its facts; each opens WhatsApp with its text. */
export function LeadTemplates({ lead, chat, writer, onWrite }: LeadTemplatesProps) {
  const templates = useLoaded(
    'templates',
    (signal) => callApi('listTemplates', {}, { signal }),
    lastSeen('listTemplates', '', listTemplates.answer),
  )
  const [language, setLanguage] = useState<TemplateLanguage>(
    () => languages.find(({ id }) => id === deviceStorage.read(languageKey))?.id ?? 'english',
  )
  const lang = languages.find(({ id }) => id === language)?.lang
  const texts = offeredTemplates(templates.value ?? [], language, lead, writer)
  const isWritten = templates.value?.some((template) => template[language] !== '')

  function choose(id: TemplateLanguage) {
    deviceStorage.write(languageKey, id)
    setLanguage(id)
  }

  return (
    <details className="group open:order-last open:w-full open:rounded-md open:border open:border-hairline">
      <summary className="flex min-h-12 list-none items-center gap-1 px-2 text-sm font-semibold">
        Template<span className="sr-only"> for WhatsApp</span>
        <ChevronDownIcon className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-2 border-t border-hairline p-3">
        <fieldset className="flex gap-1.5">
          <legend className="sr-only">Language</legend>
          {languages.map(({ id, label, lang: written }) => (
            <button
              key={id}
              type="button"
              lang={written}
              aria-pressed={id === language}
              onClick={() => choose(id)}
              className={classNames(
                'min-h-11 rounded-md border px-3 text-sm font-semibold md:min-h-9',
                id === language ? 'border-content bg-content text-surface' : 'border-control hover:bg-soft',
              )}
            >
              {label}
            </button>
          ))}
        </fieldset>
        {texts.length === 0 && templates.value ? (
          <p className="text-sm text-muted">
            {isWritten
              ? 'No template of this language suits this lead.'
              : 'No template is written in this language.'}
          </p>
        ) : null}
        <ul className="grid gap-1">
          {texts.map(({ name, text }) => (
            <li key={name}>
              <a
                href={`${chat}?text=${encodeURIComponent(text)}`}
                target="_blank"
                rel="noopener noreferrer"
                onClick={() => onWrite(name)}
                className="grid gap-0.5 rounded-md p-2 hover:bg-soft"
              >
                <span className="font-semibold underline underline-offset-3">
                  {name}
                  <span className="sr-only"> (opens in a new tab)</span>
                </span>
                <span lang={lang} className="text-sm text-muted">
                  {text}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
