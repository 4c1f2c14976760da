import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { TranslatedText } from '#contract/content/translations.ts'
import { isOff } from '#contract/site/site-parts.ts'
import { languageNames, type OtherLanguage, otherLanguages } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { onSaved } from '#web/lib/device/saved-texts.ts'
import { CloseIcon } from '#web/ui/icon/sign.tsx'

/**
 * Says after a save which of the saved texts have no words yet in a language that is on, and links to the
 * screen where words are written.
 */
export function MissingWordsLine() {
  const [missing, setMissing] = useState<readonly TranslatedText[]>([])
  const { parts } = useDealership()
  const spoken = otherLanguages.filter((language) => !isOff(parts, language))
  // The list for an earlier save may come after that of a later one.
  const saves = useRef(0)
  const listen = useEffectEvent((texts: readonly string[]) => {
    const save = ++saves.current
    void findMissing(texts, spoken).then((found) => save === saves.current && setMissing(found))
  })
  useEffect(() => onSaved((texts) => listen(texts)), [])
  const [first] = missing
  if (!first) return null
  const others = missing.length - 1
  const more = others === 0 ? '' : others === 1 ? ' and 1 more text' : ` and ${others} more texts`
  return (
    <div
      data-chrome
      role="status"
      className="flex items-center gap-3 border-b border-hairline bg-surface px-4 text-sm md:px-6"
    >
      <p className="min-w-0 flex-1 py-2 wrap-anywhere">
        {`Visitors read English here until somebody writes it in ${languagesOf(missing, spoken)}: “${shortened(first.source)}”${more}. `}
        <Link
          to={addressOf(missing, spoken)}
          onClick={() => setMissing([])}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-3 md:min-h-8"
        >
          Write the words
        </Link>
      </p>
      <button
        type="button"
        onClick={() => setMissing([])}
        className="grid size-11 place-items-center rounded-full"
      >
        <CloseIcon className="size-4" />
        <span className="sr-only">Close</span>
      </button>
    </div>
  )
}

/**
 * The saved texts that lack words. Each paragraph of a long text is translated on its own, so a paragraph
 * counts as well.
 */
async function findMissing(
  saved: readonly string[],
  spoken: readonly OtherLanguage[],
): Promise<TranslatedText[]> {
  if (saved.length === 0 || spoken.length === 0) return []
  const whole = saved.map((text) => text.replaceAll('\r\n', '\n'))
  // A failed list shows nothing here, because the save itself was confirmed already.
  const all = await callApi('listTranslations').catch(() => [])
  return all.filter(
    ({ source, ...words }) =>
      spoken.some((language) => words[language] === '') &&
      whole.some((text) => text === source || (text.includes('\n\n') && text.includes(source))),
  )
}

function languagesOf(missing: readonly TranslatedText[], spoken: readonly OtherLanguage[]): string {
  return lackingIn(missing, spoken)
    .map((language) => languageNames[language])
    .join(' and ')
}

function lackingIn(missing: readonly TranslatedText[], spoken: readonly OtherLanguage[]): OtherLanguage[] {
  return spoken.filter((language) => missing.some((text) => text[language] === ''))
}

/**
 * The address of Manage → Languages that finds these texts: by their place where all share one place,
 * otherwise by the first text.
 */
function addressOf(missing: readonly TranslatedText[], spoken: readonly OtherLanguage[]): string {
  const places = new Set(missing.map(({ place }) => place.split(' · ')[0] ?? ''))
  const [place = ''] = places
  const found = missing.length > 1 && places.size === 1 ? place : (missing[0]?.source.slice(0, 80) ?? '')
  const [show = 'all'] = lackingIn(missing, spoken)
  return `${paths.adminDashboard}?${new URLSearchParams({ page: 'languages', show, q: found })}`
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
