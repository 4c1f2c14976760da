import { isSaidWhyLost, lostReasons, wordedReason } from '#contract/leads/lost-reasons.ts'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'

interface WiredField {
  name: string
  value: string
  error?: string | undefined
  onChange: (event: { currentTarget: { value: string } }) => void
}

interface LostFieldsProps {
  reason: WiredField
  words: WiredField
  className?: string
}

/** Why a sale was lost: a reason of the list, and words, which the last reason alone needs. */
export function LostFields({ reason, words, className }: LostFieldsProps) {
  return (
    <>
      <Select
        label="Why it was lost"
        placeholder="Choose a reason"
        choices={lostReasons.map(({ id, label }) => ({ value: id, label }))}
        className={className}
        {...reason}
      />
      {reason.value === wordedReason || words.value ? (
        <Input label="In words" maxLength={200} className={className} {...words} />
      ) : null}
    </>
  )
}

/** The fields that say too little of why a sale was lost, with what to do; none where it is said. */
export function lostErrors(reason: string, words: string): { lostReason?: string; lostBecause?: string } {
  if (isSaidWhyLost(reason, words)) return {}
  return reason ? { lostBecause: 'Please say it in words.' } : { lostReason: 'Please say why it was lost.' }
}
