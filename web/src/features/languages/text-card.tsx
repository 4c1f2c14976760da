import { WordsField, type WordsFieldProps } from './words-field.tsx'

/** An English text, the place where it stands, and its words in both languages. */
export function TextCard({ text, onSaved }: Pick<WordsFieldProps, 'text' | 'onSaved'>) {
  const { source, place } = text
  return (
    <li className="grid gap-3 rounded-lg border border-hairline bg-surface p-4">
      <div>
        <p className="text-sm text-muted">{place}</p>
        <p className="whitespace-pre-line wrap-anywhere font-semibold">{source}</p>
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <WordsField language="or" text={text} onSaved={onSaved} />
        <WordsField language="hi" text={text} onSaved={onSaved} />
      </div>
    </li>
  )
}
