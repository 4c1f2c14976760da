import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { t } from '#contract/wire/language.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { classNames } from '#web/ui/class-names.ts'
import { controlClasses } from '#web/ui/form/controls/field.tsx'
import { CloseIcon, SearchIcon } from '#web/ui/icon/sign.tsx'
import { FailureLine } from '#web/ui/loading/failure-line.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { chosenLately, forgetChosen, rememberChosen } from './chosen-lately.ts'
import type { Entry } from './entry.ts'
import { loadFinder } from './load-finder.ts'
import { NothingFound } from './nothing-found.tsx'
import { ResultList } from './result-list.tsx'
import { beginning, countWords, found, lately } from './shown-groups.ts'
import { SlashSetting } from './slash-setting.tsx'

interface SearchPanelProps {
  typed: string
  onType: (typed: string) => void
  onChosen: () => void
}

/**
 * A field and the list of its hits: arrows move in the list while the field keeps the focus, Enter opens a
 * hit.
 */
export function SearchPanel({ typed, onType, onChosen }: SearchPanelProps) {
  const { value: finder, error, isLoading, reload } = useLoaded('finder', loadFinder)
  const [chosen, setChosen] = useState(chosenLately)
  const [picked, setPicked] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const listId = useId()
  const isAsked = typed.trim() !== ''
  const groups = useMemo(
    () => (isAsked ? (finder ? found(finder, typed) : []) : beginning(finder, chosen)),
    [finder, typed, isAsked, chosen],
  )
  const entries = groups.flatMap((group) => group.entries)
  // Enter opens the best hit at once; before anything is typed Enter opens nothing.
  const active = entries.find(({ id }) => id === picked) ?? (isAsked ? entries[0] : undefined)

  // The field takes the focus, which the dialog gives to its first button when it opens.
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])

  const choose = (entry: Entry) => {
    rememberChosen(entry.id)
    onChosen()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (active) document.getElementById(optionId(listId, active))?.click()
      return
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || entries.length === 0) return
    event.preventDefault()
    const at = active ? entries.indexOf(active) : step === 1 ? -1 : 0
    const next = entries[(at + step + entries.length) % entries.length]
    if (!next) return
    setPicked(next.id)
    document.getElementById(optionId(listId, next))?.scrollIntoView({ block: 'nearest' })
  }
  const type = (text: string) => {
    setPicked(undefined)
    onType(text)
  }

  return (
    <>
      <div className="sticky -top-5 z-1 -mx-5 -mt-5 border-b border-hairline bg-surface px-5 py-3">
        <div className="relative">
          <SearchIcon className="pointer-events-none absolute top-3.5 left-3.5 text-muted" />
          <input
            ref={field}
            type="text"
            role="combobox"
            aria-label={t`Search models, parts, outlets and pages`}
            aria-expanded={entries.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active ? optionId(listId, active) : undefined}
            placeholder={t`Model, part or outlet`}
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={80}
            value={typed}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
            className={classNames(controlClasses, 'pl-11', typed && 'pr-11')}
          />
          {typed && (
            <button
              type="button"
              onClick={() => {
                type('')
                field.current?.focus()
              }}
              className="absolute top-0.5 right-0.5 grid size-11 place-items-center rounded-md text-muted hover:text-content"
            >
              <CloseIcon className="size-5" />
              <span className="sr-only">{t`Clear`}</span>
            </button>
          )}
        </div>
      </div>
      <p role="status" className="sr-only">
        {isAsked && finder ? countWords(groups) : ''}
      </p>
      {error !== undefined && !finder ? (
        <div className="pt-4">
          <FailureLine
            message={t`The list of what can be found could not be loaded. Please check your connection.`}
            onRetry={reload}
            retrying={isLoading}
          />
        </div>
      ) : null}
      {isAsked && !finder && isLoading ? <Waiting /> : null}
      {isAsked && finder && entries.length === 0 ? (
        <NothingFound typed={typed.trim()} onLeave={onChosen} />
      ) : null}
      <ResultList
        id={listId}
        groups={groups}
        active={active}
        optionId={(entry) => optionId(listId, entry)}
        onPoint={setPicked}
        onChoose={choose}
      />
      {isAsked ? null : (
        <div className="mt-4 grid gap-2 border-hairline pt-3 lg:border-t">
          {groups.some(({ name }) => name === lately) ? (
            <button
              type="button"
              onClick={() => {
                forgetChosen()
                setChosen([])
                field.current?.focus()
              }}
              className="min-h-11 justify-self-start text-sm font-semibold underline underline-offset-3"
            >{t`Forget what I chose`}</button>
          ) : null}
          <SlashSetting />
        </div>
      )}
    </>
  )
}

function optionId(listId: string, { id }: Entry): string {
  // An id in a document must have no gaps.
  return listId + encodeURIComponent(id)
}

function Waiting() {
  return (
    <div role="status" className="grid gap-3 pt-4">
      <p className="text-muted">{t`Loading what can be found …`}</p>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </div>
  )
}
