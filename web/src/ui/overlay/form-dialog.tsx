import { type FormEvent, useCallback, useId, useLayoutEffect, useRef, useState } from 'react'
import { t } from '#contract/wire/language.ts'
import { Button } from '#web/ui/button.tsx'
import { holdsTypedText, useUnsavedWork } from '#web/ui/form/record/unsaved-work.ts'
import { Dialog, type DialogProps } from './dialog.tsx'
import { DiscardDialog } from './discard-dialog.tsx'

interface FormDialogProps extends Omit<DialogProps, 'open' | 'footer'> {
  submitLabel: string
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** What Cancel does, where it does not close the dialog. */
  onCancel?: () => void
  /** The form cannot be sent now. */
  busy?: boolean
  /** Something was entered that the fields do not tell by themselves, such as a picture or what React controls. */
  isTouched?: boolean
}

/**
 * An open dialog that holds one form, with Cancel and its submit button at the foot. It begins in its first field, with
 * what stands there selected, so that one price after the other is typed without a mouse. Escape, the close mark and a press
 * outside ask before they throw away what was typed; Cancel says so itself.
 */
export function FormDialog(props: FormDialogProps) {
  const { submitLabel, onSubmit, onCancel = props.onClose, busy, isTouched = false, ...rest } = props
  const { onClose, children, ...dialog } = rest
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [isAsking, setAsking] = useState(false)

  const isUnsaved = useCallback(() => isTouched || holdsTypedText(form.current), [isTouched])
  useUnsavedWork(isUnsaved)

  // The browser would begin at the close mark.
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
        <form ref={form} id={formId} onSubmit={onSubmit} noValidate className="grid gap-5">
          {children}
        </form>
      </Dialog>
      {isAsking ? <DiscardDialog onDiscard={onClose} onKeep={() => setAsking(false)} /> : null}
    </>
  )
}
