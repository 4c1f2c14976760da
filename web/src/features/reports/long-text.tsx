import { useState } from 'react'
import { t } from '#contract/wire/language.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ChevronDownIcon } from '#web/ui/icon/direction.tsx'

const clamps = { 1: 'line-clamp-1', 2: 'line-clamp-2' } as const

/** The number of characters that surely fit into the lines of a row: one line stands in wider columns. */
const surelyShown = 26

/** A word that needs more than a line of the narrowest column. */
const longWord = /\S{14}/

/**
 * A message in its row: the first two lines of a long message, or the first line, and the rest after a press.
 */
export function LongText({ text, lines = 2 }: { text: string; lines?: 1 | 2 }) {
  const [isWhole, setWhole] = useState(false)
  const isLong = text.length > surelyShown || text.includes('\n') || longWord.test(text)
  if (!isLong) return <span className="block wrap-anywhere">{text}</span>
  const label = isWhole ? t`Show less` : t`Show all`
  return (
    <span className="flex items-start gap-1">
      <span className={classNames('flex-1 wrap-anywhere', isWhole ? 'whitespace-pre-line' : clamps[lines])}>
        {text}
      </span>
      <button
        type="button"
        onClick={() => setWhole(!isWhole)}
        aria-expanded={isWhole}
        aria-label={label}
        title={label}
        className="grid size-6 shrink-0 place-items-center rounded-sm text-muted hover:bg-soft hover:text-content max-md:size-11 max-md:rounded-md"
      >
        <ChevronDownIcon className={classNames('size-4 transition-transform', isWhole && 'rotate-180')} />
      </button>
    </span>
  )
}
