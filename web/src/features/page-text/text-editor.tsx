import { useState } from 'react'
import { pageTexts } from '#contract/content/page-text-list.ts'
import type { ManagedText } from '#contract/content/page-texts.ts'
import type { CurrentText } from '#contract/wire/errors.ts'
import { limits } from '#contract/wire/limits.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { noteSaved } from '#web/lib/device/saved-texts.ts'
import { ChangeButton, useMayChange } from '#web/ui/change-button.tsx'
import { Textarea } from '#web/ui/form/controls/inputs.tsx'
import { savingWords } from '#web/ui/form/record/saving-words.ts'
import { useUnsavedWork, whileSaving } from '#web/ui/form/record/unsaved-work.ts'
import { notify } from '#web/ui/overlay/toast.tsx'
import { CheckLine } from '#web/ui/text/check-line.tsx'
import type { FilledWords } from '#web/ui/text/rich-text.tsx'
import { TextConflictDialog } from './text-conflict-dialog.tsx'
import { TextPreview } from './text-preview.tsx'

interface TextEditorProps {
  text: ManagedText
  words: FilledWords
  onSaved: () => void
}

/**
 * An editor for one text with its preview beside it. A text that somebody else wrote meanwhile is overwritten
 * only after a question.
 */
export function TextEditor({ text, words, onSaved }: TextEditorProps) {
  const { id, standard, checked } = text
  const [seen, setSeen] = useState(text.markdown)
  const [markdown, setMarkdown] = useState(text.markdown)
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState<string>()
  const [current, setCurrent] = useState<CurrentText>()
  const isChanged = markdown !== seen
  const mayChange = useMayChange()
  const isProposal = seen !== '' && !checked
  useUnsavedWork(() => isChanged)

  function write(next: string) {
    setError(undefined)
    setMarkdown(next)
  }

  async function save(expected: string) {
    setSaving(true)
    setError(undefined)
    try {
      const { message } = await callApi('savePageText', { params: { id }, body: { markdown, expected } })
      notify.success(message, { detail: pageTexts[id].label })
      setSeen(markdown)
      noteSaved(markdown)
      onSaved()
    } catch (failure) {
      const { current: standing, fields } = failure instanceof ApiError ? failure : {}
      if (standing && 'markdown' in standing) setCurrent(standing)
      else {
        setError(fields?.markdown)
        notify.error(savingWords(failure, 'The text was not saved. Please try again.'))
      }
    }
    setSaving(false)
  }

  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <div className="grid gap-4">
        <Textarea
          label={pageTexts[id].label}
          hint={
            <>
              {pageTexts[id].hint ? <span className="block">{pageTexts[id].hint}</span> : null}
              <span>
                Markdown: ## heading, - list, **strong**, *emphasis*, [words](/offers). Filled in by the site:{' '}
                {Object.keys(words)
                  .map((name) => `{${name}}`)
                  .join(', ')}
                .
              </span>
            </>
          }
          value={markdown}
          error={error}
          maxLength={limits.pageText}
          rows={18}
          readOnly={isSaving || !mayChange}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
        {seen === '' && !checked ? null : <CheckLine checked={checked} />}
        <div className="flex flex-wrap gap-3">
          <ChangeButton
            variant="primary"
            disabled={!isChanged && !isProposal}
            busy={isSaving}
            onClick={() => void whileSaving(save(seen))}
          >
            Save
          </ChangeButton>
          <ChangeButton disabled={!isChanged || isSaving} onClick={() => write(seen)}>
            Cancel
          </ChangeButton>
          {markdown === standard ? null : (
            <ChangeButton variant="quiet" disabled={isSaving} onClick={() => write(standard)}>
              Put the proposal here
            </ChangeButton>
          )}
        </div>
      </div>
      <TextPreview markdown={markdown} words={words} page={pageTexts[id].page} />
      {current ? (
        <TextConflictDialog
          label={pageTexts[id].label}
          current={current}
          onOverwrite={() => {
            setCurrent(undefined)
            void whileSaving(save(current.markdown))
          }}
          onTake={() => {
            setSeen(current.markdown)
            setMarkdown(current.markdown)
            setCurrent(undefined)
          }}
          onBack={() => setCurrent(undefined)}
        />
      ) : null}
    </div>
  )
}
