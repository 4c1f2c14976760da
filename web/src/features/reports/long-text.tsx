import { useState } from 'react'

/** Characters that fit into the few lines a row shows at first. */
const shownAtFirst = 120

/** A message in its row: the beginning of a long one, and the rest when asked for. */
export function LongText({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false)
  if (text.length <= shownAtFirst) return <span className="block whitespace-pre-line">{text}</span>
  return (
    <>
      <span className="block whitespace-pre-line">
        {isWhole ? text : `${text.slice(0, shownAtFirst).trimEnd()}…`}
      </span>
      <button
        type="button"
        onClick={() => setWhole(!isWhole)}
        aria-expanded={isWhole}
        className="min-h-11 rounded-sm text-sm font-semibold underline underline-offset-3 md:min-h-7"
      >
        {isWhole ? 'Show less' : 'Show all'}
      </button>
    </>
  )
}
