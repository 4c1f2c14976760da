import { useState } from 'react'
import type { TranslatedText } from '#contract/content/translations.ts'
import { firstFaultOfLetters } from '#domain/content/lost-letters.ts'
import { failureWords } from '#web/lib/api/failure-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { saveFile } from '#web/lib/device/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { useMayChange } from '#web/ui/change-button.tsx'
import { FileInput } from '#web/ui/form/controls/inputs.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'

/** Saves the shown texts as CSV for a translator, and reads the translated file. */
export function WordsFile({
  texts,
  onBroughtIn,
}: {
  texts: readonly TranslatedText[]
  onBroughtIn: () => void
}) {
  const mayChange = useMayChange()
  const [error, setError] = useState<string>()

  async function handOut() {
    const { wordsFile } = await import('./words-csv.ts')
    saveFile('texts-to-translate.csv', wordsFile(texts))
  }

  async function bringIn(file: File | undefined) {
    if (!file) return
    setError(undefined)
    const { readWordsFile } = await import('./words-csv.ts')
    const { readTextFile } = await import('#web/lib/sheet.ts')
    const rows = readWordsFile(await readTextFile(file))
    if (rows.length === 0) {
      setError('There is no column “English” with texts, beside “Odia” or “Hindi”, in this file.')
      return
    }
    const fault = firstFaultOfLetters(rows)
    if (fault) {
      setError(fault)
      return
    }
    try {
      const { message, unknown } = await callApi('importTranslations', { body: { texts: rows } })
      const detail = unknown > 0 ? `${unknown} in the file stand on no page.` : undefined
      notify.success(message, detail ? { detail } : {})
      onBroughtIn()
    } catch (failure) {
      setError(failureWords(failure, 'The file was not brought in. Please try again.'))
    }
  }

  return (
    <section aria-labelledby="for-a-translator" className="grid gap-3 rounded-lg border border-hairline p-4">
      <h2 id="for-a-translator" className="text-lg font-bold">
        For a translator
      </h2>
      <Button className="w-fit" disabled={texts.length === 0} onClick={() => void handOut()}>
        Save {String(texts.length)} texts as CSV
      </Button>
      {mayChange ? (
        <FileInput
          label="Bring a translated CSV back"
          hint="Words in it replace those that stand there; empty cells change nothing."
          accept=".csv,text/csv"
          className="max-w-md"
          error={error}
          onChange={({ currentTarget }) => {
            void bringIn(currentTarget.files?.[0])
            currentTarget.value = ''
          }}
        />
      ) : null}
    </section>
  )
}
