import { useState } from 'react'
import type { Outgoing } from '#contract/messages/outgoing.ts'
import { saveFailureWords } from '#web/lib/api/save-failure-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'

interface OutgoingKeyProps {
  value: string
  onRenewed: (renewed: Outgoing) => void
}

/** The key by which the other system knows that a message is from here, to copy or to renew. */
export function OutgoingKey({ value, onRenewed }: OutgoingKeyProps) {
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      notify.success('The key is copied.')
    } catch {
      notify.error('The key could not be copied. Please select it and copy it yourself.')
    }
  }

  async function renew() {
    setBusy(true)
    try {
      onRenewed(await callApi('renewOutgoingKey'))
      notify.success('There is a new key. Copy it to the other system.')
    } catch (error) {
      notify.error(saveFailureWords(error))
    } finally {
      setBusy(false)
      setAsking(false)
    }
  }

  return (
    <div className="grid gap-3">
      <Input
        label="Key"
        hint="The other system checks with it that a message is from here."
        readOnly
        value={value}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={() => void copy()}>
          Copy the key
        </Button>
        <Button size="small" variant="quiet" onClick={() => setAsking(true)}>
          New key …
        </Button>
      </div>
      {isAsking ? (
        <ConfirmDialog
          title="A new key"
          question="End this key and make a new one?"
          confirmLabel="Make a new key"
          busy={isBusy}
          onConfirm={() => void renew()}
          onClose={() => setAsking(false)}
        >
          <p>The other system refuses messages until it has the new key.</p>
        </ConfirmDialog>
      ) : null}
    </div>
  )
}
