import { useState } from 'react'
import type { TranslatedText } from '#contract/content/translations.ts'
import { isOff } from '#contract/site/site-parts.ts'
import { languageNames, otherLanguages } from '#contract/wire/language.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { cameToNothing, useLoaded } from '#web/lib/api/use-loaded.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'
import { hasUnsavedWork } from '#web/ui/form/record/unsaved-work.ts'
import { Screen } from '#web/ui/layout/screen.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { DiscardDialog } from '#web/ui/overlay/discard-dialog.tsx'
import { Pager } from '#web/ui/table/pager.tsx'
import { TextCard } from './text-card.tsx'
import { WordsFile } from './words-file.tsx'

const perPage = 20

/** Words in the languages that are on for every text that staff wrote in English and visitors read. */
export function LanguagesScreen() {
  const [address, setAddress] = useSearchState()
  const texts = useLoaded('translations', (signal) => callApi('listTranslations', {}, { signal }))
  // The address follows the field a moment later: the field must not wait for the address.
  const [term, setTerm] = useState(address.get('q') ?? '')
  /** The term to look for once staff agree to lose typed words. */
  const [asked, setAsked] = useState<string>()
  /** Counts how often typed words were dropped: the fields begin anew each time. */
  const [turn, setTurn] = useState(0)
  const { parts } = useDealership()
  /** The languages that are on. */
  const spoken = otherLanguages.filter((language) => !isOff(parts, language))
  const show = address.get('show') ?? spoken[0] ?? 'all'
  const all = texts.value ?? []
  /** The texts that were saved since the list came, by their English. */
  const [saved, setSaved] = useState<Record<string, TranslatedText>>({})
  // A text that lacked words when the list came stays in the list, so that nothing moves away while somebody
  // writes.
  const found = all
    .filter((text) => isAsked(text, show) && matches(text, term))
    .map((text) => saved[text.source] ?? text)
  const pages = Math.max(1, Math.ceil(found.length / perPage))
  const page = Math.min(Math.max(1, Number(address.get('number')) || 1), pages)

  function find(words: string) {
    setTerm(words)
    setAddress({ q: words, number: '' })
  }

  return (
    <Screen title="Languages">
      <LoadFailure of={texts} words="The texts could not be loaded." />
      {texts.value ? (
        <>
          <div className="flex flex-wrap items-end gap-3">
            <Select
              label="Show"
              className="w-full max-w-xs"
              choices={[
                ...spoken.map((value) => ({ value, label: `Missing in ${languageNames[value]}` })),
                { value: 'all', label: 'All texts' },
              ]}
              value={show}
              onChange={({ currentTarget }) =>
                setAddress({ show: currentTarget.value, number: '' }, { step: true })
              }
            />
            <Input
              label="Find a text"
              type="search"
              className="w-full max-w-md"
              value={term}
              onChange={({ currentTarget: { value } }) => (hasUnsavedWork() ? setAsked(value) : find(value))}
            />
          </div>
          <p role="status" className="figures text-sm text-muted">
            {`Missing: ${spoken.map((language) => `${missing(all, language)} in ${languageNames[language]}`).join(', ')}, of ${all.length} texts. ${found.length} shown. What has no words is shown in English.`}
          </p>
          <ul key={turn} className="grid gap-4">
            {found.slice((page - 1) * perPage, page * perPage).map((text) => (
              <TextCard
                key={text.source}
                text={text}
                languages={spoken}
                onSaved={(now) => setSaved((before) => ({ ...before, [now.source]: now }))}
              />
            ))}
          </ul>
          {pages > 1 ? (
            <Pager
              page={page}
              totalPages={pages}
              onPage={(number) => setAddress({ number: String(number) }, { step: true })}
            />
          ) : null}
          <WordsFile
            texts={found}
            onBroughtIn={() => {
              setSaved({})
              texts.reload()
            }}
          />
        </>
      ) : cameToNothing(texts) ? null : (
        <Skeleton className="h-96" />
      )}
      {asked === undefined ? null : (
        <DiscardDialog
          onDiscard={() => {
            setAsked(undefined)
            setTurn(turn + 1)
            find(asked)
          }}
          onKeep={() => setAsked(undefined)}
        />
      )}
    </Screen>
  )
}

function isAsked(text: TranslatedText, show: string): boolean {
  return show === 'all' || text[show === 'hi' ? 'hi' : 'or'] === ''
}

function missing(texts: readonly TranslatedText[], language: 'or' | 'hi'): number {
  return texts.filter((text) => text[language] === '').length
}

function matches({ source, place, or, hi }: TranslatedText, term: string): boolean {
  return `${source} ${place} ${or} ${hi}`.toLowerCase().includes(term.trim().toLowerCase())
}
