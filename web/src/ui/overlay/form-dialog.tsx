import { type FormEvent, useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

interface FormDialogProps extends Omit<DialogProps, 'open' | 'footer'> {
  submitLabel: string
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** What Cancel does, where it does not close the dialog. */
  onCancel?: () => void
  /** The form cannot be sent now. */
  busy?: boolean
}

/** An open dialog that holds one form, with Cancel and its submit button at the foot. */
export function FormDialog(props: FormDialogProps) {
  const { submitLabel, onSubmit, onCancel = props.onClose, busy, children, ...dialog } = props
  const formId = useId()
  const footer = (
    <>
      <Button onClick={onCancel}>Cancel</Button>
      <Button type="submit" form={formId} variant="primary" busy={busy}>
        {submitLabel}
      </Button>
    </>
  )
  return (
    <Dialog {...dialog} open footer={footer}>
      <form id={formId} onSubmit={onSubmit} noValidate className="grid gap-5">
        {children}
      </form>
    </Dialog>
  )
}
