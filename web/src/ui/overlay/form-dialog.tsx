import {
  type ChangeEvent,
  type FormEvent,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { t } from '#contract/wire/language.ts'
import { Button } from '#web/ui/button.tsx'
import { holdsTypedText, useUnsavedWork } from '#web/ui/form/record/unsaved-work.ts'
import { Dialog, type DialogProps } from './dialog.tsx'
import { DiscardDialog } from './discard-dialog.tsx'

interface FormDialogProps extends Omit<DialogProps, 'open' | 'footer'> {
  submitLabel: string
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Called when a field was changed, for example to take its error message away. */
  onFieldChange?: (event: ChangeEvent<HTMLFormElement>) => void
  /** The action of Cancel, where it does not close the dialog. */
  onCancel?: () => void
  /** The form cannot be sent at the moment. */
  busy?: boolean
  /**
   * Whether the form holds input that its fields do not show by themselves, such as a picture or a value that
   * React controls.
   */
  isTouched?: boolean
}

/**
 * An open dialog with one form, and with Cancel and the submit button at the foot. The first field gets the
 * focus and its text is selected, so that staff can type one price after the other without a mouse. Escape,
 * the close mark and a press outside ask before they discard typed input; Cancel does not ask, because its
 * name already says that.
 */
export function FormDialog(props: FormDialogProps) {
  const { submitLabel, onSubmit, onCancel = props.onClose, busy, isTouched = false, ...rest } = props
  const { onClose, onFieldChange, children, ...dialog } = rest
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [isAsking, setAsking] = useState(false)

  const isUnsaved = useCallback(() => isTouched || holdsTypedText(form.current), [isTouched])
  useUnsavedWork(isUnsaved)

  // Without this the browser would focus the close mark.
  useLayoutEffect(() => {
    const field = form.current?.querySelector<HTMLElement>('input, select, textarea')
    field?.focus()
    if (field instanceof HTMLInputElement && field.type === 'text') field.select()
  }, [])

  const footer = (
    <>
      <Button onClick={onCancel}>{t`Cancel`}</Button>
      <Button type="submit" form={formId} variant="primary" busy={busy}>
        {submitLabel}
      </Button>
    </>
  )
  return (
    <>
      <Dialog {...dialog} open footer={footer} onClose={() => (isUnsaved() ? setAsking(true) : onClose())}>
        <form
          ref={form}
          id={formId}
          onSubmit={onSubmit}
          onChange={onFieldChange}
          noValidate
          className="grid gap-5"
        >
          {children}
        </form>
      </Dialog>
      {isAsking ? <DiscardDialog onDiscard={onClose} onKeep={() => setAsking(false)} /> : null}
    </>
  )
}
