import { useState } from 'react'
import { upload } from '#contract/wire/limits.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { failureWords } from '#web/lib/api/failure-words.ts'
import { uploadApi } from '#web/lib/api/upload.ts'
import { ChangeButton } from '#web/ui/change-button.tsx'
import { FileInput } from '#web/ui/form/controls/inputs.tsx'
import { useUnsavedWork } from '#web/ui/form/record/unsaved-work.ts'
import { ProgressBar } from '#web/ui/loading/progress-bar.tsx'

interface BrochureFieldProps {
  /** The path that the record names. */
  path: string
  /** The path of the brochure that the site makes from the record. */
  madePath: string
  onChange: (path: string) => void
}

/**
 * The brochure of a vehicle: a PDF of the dealer's own, or a brochure that is made from the record when a
 * visitor asks for it.
 */
export function BrochureField({ path, madePath, onChange }: BrochureFieldProps) {
  const [share, setShare] = useState<number>()
  const [failure, setFailure] = useState<string>()
  useUnsavedWork(() => share !== undefined)
  const isOwn = path.startsWith('/media/documents/')

  async function send(file: File) {
    setFailure(undefined)
    if (file.size > upload.brochureBytes)
      return setFailure('This PDF is larger than 4 MB. Please save it with smaller pictures.')
    setShare(0)
    try {
      onChange((await uploadApi('addBrochure', { file }, { onProgress: setShare })).path)
    } catch (error) {
      const refusal = error instanceof ApiError ? error.fields.file : undefined
      setFailure(refusal ?? failureWords(error, 'The PDF did not arrive. Please choose it again.'))
    } finally {
      setShare(undefined)
    }
  }

  return (
    <section aria-label="Brochure" className="grid max-w-xl gap-3 border-t border-hairline pt-4">
      <FileInput
        label="Brochure of your own"
        hint="A PDF of at most 4 MB, in place of the one that is made of this record."
        accept="application/pdf,.pdf"
        disabled={share !== undefined}
        error={failure}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // An emptied field lets the same file be chosen again.
          currentTarget.value = ''
          if (file) void send(file)
        }}
      />
      {share === undefined ? null : <ProgressBar label="Sending the PDF" share={share} />}
      <div className="flex min-h-11 flex-wrap items-center gap-3">
        {isOwn ? (
          <>
            <a href={path} target="_blank" rel="noreferrer" className="underline underline-offset-3">
              Open your PDF
            </a>
            <ChangeButton size="small" variant="quiet" onClick={() => onChange(madePath)}>
              Remove your PDF
            </ChangeButton>
          </>
        ) : (
          <p className="text-muted">
            {path ? 'Made of this record when a visitor asks for it.' : 'None: its button is not shown.'}
          </p>
        )}
      </div>
    </section>
  )
}
