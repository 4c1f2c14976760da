import { useState } from 'react'
import { type OrderPaper, orderPapers } from '#contract/orders/order-steps.ts'
import type { Order } from '#contract/orders/orders.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { saveFailureWords } from '#web/lib/api/save-failure-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { Checkbox } from '#web/ui/form/controls/inputs.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'

interface PaperTicksProps {
  order: Order
  /** Called after a tick that the server has. */
  onChanged: () => void
}

/** The papers that the buyer brings, each with a tick once staff have seen it; none is stored. */
export function PaperTicks({ order, onChanged }: PaperTicksProps) {
  const { id, papersWanted, papersSeen } = order
  const [isSaving, setSaving] = useState(false)
  if (papersWanted.length === 0) return null

  async function tick(paper: OrderPaper, isSeen: boolean) {
    setSaving(true)
    const rest = papersSeen.filter((seen) => seen !== paper)
    try {
      await callApi('changeOrder', {
        params: { id },
        body: { papersSeen: isSeen ? [...rest, paper] : rest, seen: { papersSeen } },
      })
    } catch (error) {
      notify.error(
        error instanceof ApiError && error.code === 'conflict' ? error.message : saveFailureWords(error),
      )
    }
    setSaving(false)
    onChanged()
  }

  return (
    <fieldset disabled={isSaving} className="min-w-0">
      <legend className="text-sm font-semibold">Papers seen</legend>
      <div className="flex flex-wrap gap-x-5">
        {orderPapers
          .filter((paper) => papersWanted.includes(paper.id))
          .map((paper) => (
            <Checkbox
              key={paper.id}
              label={paper.label}
              checked={papersSeen.includes(paper.id)}
              onChange={({ currentTarget }) => void tick(paper.id, currentTarget.checked)}
            />
          ))}
      </div>
    </fieldset>
  )
}
