import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import type { TranslatedText } from '#contract/content/translations.ts'
import { paths } from '#web/lib/address/paths.ts'
import { callApi } from '#web/lib/api/api-client.ts'
import { onSaved } from '#web/lib/device/saved-texts.ts'
import { CloseIcon } from '#web/ui/icon/sign.tsx'

/**
 * Says after a save which of the saved texts have no words in Odia or Hindi yet, and links to the screen
 * where words are written.
 */
export function MissingWordsLine() {
  const [missing, setMissing] = useState<readonly TranslatedText[]>([])
  useEffect(() => onSaved((texts) => void findMissing(texts).then(setMissing)), [])
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
        Visitors read English here until somebody writes it in {languagesOf(missing)}: “
        {shortened(first.source)}”{more}.{' '}
        <Link
          to={addressOf(missing)}
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
async function findMissing(saved: readonly string[]): Promise<TranslatedText[]> {
  if (saved.length === 0) return []
  const whole = saved.map((text) => text.replaceAll('\r\n', '\n'))
  // A failed list shows nothing here, because the save itself was confirmed already.
  const all = await callApi('listTranslations').catch(() => [])
  return all.filter(
    ({ source, or, hi }) =>
      (or === '' || hi === '') &&
      whole.some((text) => text === source || (text.includes('\n\n') && text.includes(source))),
  )
}

function languagesOf(missing: readonly TranslatedText[]): string {
  const names = [
    ...(missing.some(({ or }) => or === '') ? ['Odia'] : []),
    ...(missing.some(({ hi }) => hi === '') ? ['Hindi'] : []),
  ]
  return names.join(' and ')
}

/**
 * The address of Manage → Languages that finds these texts: by their place where all share one place,
 * otherwise by the first text.
 */
function addressOf(missing: readonly TranslatedText[]): string {
  const places = new Set(missing.map(({ place }) => place.split(' · ')[0] ?? ''))
  const [place = ''] = places
  const found = missing.length > 1 && places.size === 1 ? place : (missing[0]?.source.slice(0, 80) ?? '')
  const show = missing.some(({ or }) => or === '') ? 'or' : 'hi'
  return `${paths.adminDashboard}?${new URLSearchParams({ page: 'languages', show, q: found })}`
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
