import { useState } from 'react'
import type { DealershipRecord } from '#contract/dealership/dealership.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { failureWords } from '#web/lib/api/failure-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { Button } from '#web/ui/button.tsx'
import { ChangeButton } from '#web/ui/change-button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'

interface OpeningLineProps {
  record: DealershipRecord
  onChange: (record: DealershipRecord) => void
}

/** Says whether visitors see the site, and switches the site on or off. */
export function OpeningLine({ record, onChange }: OpeningLineProps) {
  const { isOpen, isFilled } = record
  const [isAsking, setAsking] = useState(false)
  const [isSaving, setSaving] = useState(false)

  async function turn() {
    setSaving(true)
    try {
      const answer = await callApi('openSite', { body: { isOpen: !isOpen } })
      notify.success(answer.message, { id: 'opening' })
      onChange(answer.record)
      setAsking(false)
    } catch (error) {
      // The refusal names what is missing, such as an outlet, and those words help most.
      const isRefused = error instanceof ApiError && error.code === 'invalid_fields'
      notify.error(
        isRefused ? error.message : failureWords(error, 'The site was not switched. Please try again.'),
      )
    } finally {
      setSaving(false)
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-hairline bg-surface px-4 py-3">
      <p className="min-w-0 flex-1">
        {isOpen
          ? 'The site is on: visitors see it.'
          : isFilled
            ? 'The site is off: visitors read that it opens soon, and your number.'
            : 'The site is off. It needs name, city, state, year, the numbers of sales and service, and an e-mail address.'}
      </p>
      <ChangeButton
        size="small"
        variant={isOpen ? 'secondary' : 'primary'}
        disabled={!isOpen && !isFilled}
        busy={isSaving && !isAsking}
        onClick={() => (isOpen ? setAsking(true) : void turn())}
      >
        {isOpen ? 'Switch the site off' : 'Switch the site on'}
      </ChangeButton>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Switch the site off?"
        size="small"
        footer={
          <>
            <Button onClick={() => setAsking(false)}>Cancel</Button>
            <Button variant="danger" busy={isSaving} onClick={() => void turn()}>
              Switch it off
            </Button>
          </>
        }
      >
        <p>
          Every page then says that the site opens soon, with your phone number. Enquiries come by phone
          alone.
        </p>
      </Dialog>
    </div>
  )
}
