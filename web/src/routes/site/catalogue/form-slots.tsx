import { Suspense } from 'react'
import { useNear } from '#web/lib/device/use-near.ts'
import type { FormSlots } from '#web/ui/form/send/form-slots.ts'
import { late } from '#web/ui/loading/late.tsx'

// Late, because these parts are below the first screen and needed only by visitors who want a time.
const SlotPart = late(() => import('#web/features/slots/slot-part.tsx'), 'SlotPart')
const ChosenTimeCard = late(() => import('#web/features/slots/chosen-time.tsx'), 'ChosenTimeCard')

/** The choice of an appointment time beside a form; its code is loaded when the visitor comes near it. */
export function formSlots(formId: string): FormSlots {
  return {
    part: <LatePart formId={formId} />,
    time: (time) => (
      <Suspense>
        <ChosenTimeCard {...time} />
      </Suspense>
    ),
  }
}

function LatePart({ formId }: { formId: string }) {
  const [place, isNear] = useNear<HTMLDivElement>(600)
  const waiting = <div className="h-14" />
  return (
    // Where no outlet offers times the place is empty, but a link still leads to it.
    <div id="times" ref={place}>
      <Suspense fallback={waiting}>{isNear ? <SlotPart formId={formId} /> : waiting}</Suspense>
    </div>
  )
}
