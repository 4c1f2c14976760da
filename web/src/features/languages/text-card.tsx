import type { OtherLanguage } from '#contract/wire/language.ts'
import { WordsField, type WordsFieldProps } from './words-field.tsx'

interface TextCardProps extends Pick<WordsFieldProps, 'text' | 'onSaved'> {
  languages: readonly OtherLanguage[]
}

/** An English text, the place where it stands, and its words in these languages. */
export function TextCard({ text, languages, onSaved }: TextCardProps) {
  const { source, place } = text
  return (
    <li className="grid gap-3 rounded-lg border border-hairline bg-surface p-4">
      <div>
        <p className="text-sm text-muted">{place}</p>
        <p className="whitespace-pre-line wrap-anywhere font-semibold">{source}</p>
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        {languages.map((language) => (
          <WordsField key={language} language={language} text={text} onSaved={onSaved} />
        ))}
      </div>
    </li>
  )
}
