import type { CurrentText } from '#contract/wire/errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Textarea } from '#web/ui/form/controls/inputs.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { LastChange } from '#web/ui/text/last-change.tsx'

interface TextConflictDialogProps {
  label: string
  current: CurrentText
  onOverwrite: () => void
  onTake: () => void
  onBack: () => void
}

/** Says who wrote the text meanwhile and shows that text, and asks which of the two is to stand. */
export function TextConflictDialog({ label, current, onOverwrite, onTake, onBack }: TextConflictDialogProps) {
  const { by, at, markdown } = current
  return (
    <Dialog
      open
      size="large"
      title={`${label} was changed meanwhile`}
      onClose={onBack}
      footer={
        <>
          <Button onClick={onTake}>Take theirs</Button>
          <Button variant="primary" onClick={onOverwrite}>
            Save mine
          </Button>
        </>
      }
    >
      <p>
        <LastChange by={by} at={at} did="saved this text" />, after you had opened it:
      </p>
      <Textarea className="mt-4" label="It is now" rows={10} readOnly value={markdown} />
    </Dialog>
  )
}
