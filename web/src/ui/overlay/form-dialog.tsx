import { type FormEvent, type ReactNode, useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from './dialog.tsx'

interface FormDialogProps {
  title: string
  submitLabel: string
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Asked for by the close mark, Escape and the backdrop; by Cancel too, unless `onCancel` is given. */
  onClose: () => void
  onCancel?: (() => void) | undefined
  size?: 'small' | 'medium' | undefined
  /** The form cannot be sent now. */
  busy?: boolean | undefined
  /** Escape and the backdrop do nothing. */
  locked?: boolean | undefined
  children: ReactNode
}

/** A dialog that holds one form, with Cancel and its submit button at the foot. */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, onSubmit, onClose, onCancel = onClose, size, busy, locked, children } = props
  const formId = useId()
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size={size}
      locked={locked}
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={onSubmit} noValidate className="grid gap-5">
        {children}
      </form>
    </Dialog>
  )
}
