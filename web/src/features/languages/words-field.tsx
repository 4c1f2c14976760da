import { useState } from 'react'
import type { TranslatedText } from '#contract/content/translations.ts'
import { languageNames, type OtherLanguage } from '#contract/wire/language.ts'
import { limits } from '#contract/wire/limits.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { Button } from '#web/ui/button.tsx'
import { useMayChange } from '#web/ui/change-button.tsx'
import { Textarea } from '#web/ui/form/controls/inputs.tsx'
import { savingWords } from '#web/ui/form/record/saving-words.ts'
import { useUnsavedWork, whileSaving } from '#web/ui/form/record/unsaved-work.ts'
import { notify } from '#web/ui/overlay/toast.tsx'

export interface WordsFieldProps {
  language: OtherLanguage
  text: TranslatedText
  onSaved: (text: TranslatedText) => void
}

/**
 * The words of a text in one language, saved by a button of their own over the words that were seen, with
 * Undo. Words that somebody else wrote meanwhile are shown, and only the next save overwrites them.
 */
export function WordsField({ language, text, onSaved }: WordsFieldProps) {
  const { source } = text
  const name = languageNames[language]
  const [seen, setSeen] = useState(text[language])
  const [words, setWords] = useState(text[language])
  const [error, setError] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const isChanged = words.trim() !== seen
  const mayChange = useMayChange()
  useUnsavedWork(() => isChanged)

  async function save(wanted: string, expected: string) {
    setSaving(true)
    setError(undefined)
    try {
      const body = { language, source, text: wanted, expected }
      const { message } = await callApi('saveTranslation', { body })
      setSeen(wanted)
      setWords(wanted)
      onSaved({ ...text, [language]: wanted })
      notify.success(message, {
        id: `${language} ${source}`,
        detail: source.slice(0, 60),
        action: { label: 'Undo', run: () => void whileSaving(save(expected, wanted)) },
      })
    } catch (failure) {
      const standing = failure instanceof ApiError ? failure.current : undefined
      if (standing && 'markdown' in standing) {
        setSeen(standing.markdown)
        const who = standing.by || 'Somebody'
        setError(
          standing.markdown
            ? `${who} wrote meanwhile: “${standing.markdown}”. Save again to put yours in its place.`
            : `${who} removed the words meanwhile. Save again to put yours there.`,
        )
      } else {
        setError(failure instanceof ApiError ? failure.fields.text : undefined)
        notify.error(savingWords(failure, 'The words were not saved. Please try again.'))
      }
    }
    setSaving(false)
  }

  return (
    <div className="grid content-start gap-2">
      <Textarea
        label={name}
        lang={language}
        error={error}
        value={words}
        maxLength={limits.pageText}
        rows={source.length > 60 || source.includes('\n') ? 4 : 1}
        readOnly={isSaving || !mayChange}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      {isChanged ? (
        <div className="flex gap-3">
          <Button
            variant="primary"
            size="small"
            busy={isSaving}
            onClick={() => void whileSaving(save(words.trim(), seen))}
          >
            Save {name}
          </Button>
          <Button size="small" disabled={isSaving} onClick={() => setWords(seen)}>
            Cancel
          </Button>
        </div>
      ) : null}
    </div>
  )
}
