import type { AppointmentPurpose } from '#contract/appointments/appointment-words.ts'
import type { Slots, Time } from '#contract/appointments/slots.ts'
import { t } from '#contract/wire/language.ts'
import { callApi } from '#web/lib/api/late-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import type { KeptPlace } from '#web/shop/places/kept-place.ts'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { SlotChoice } from './slot-choice.tsx'

interface OtherTimesProps {
  purpose: AppointmentPurpose
  /** The model whose line single outlets may have alone; without it all outlets are offered. */
  model?: string | undefined
  /** The outlet that is chosen at first, if it offers times for the purpose. */
  outletId: number | undefined
  /**
   * The place whose nearest outlet is offered first; a device of staff has no such place, because its
   * visitors differ.
   */
  from?: KeptPlace | undefined
  /** The day whose times are shown first (`YYYY-MM-DD`). */
  day?: string | undefined
  /** The time that is booked now at that outlet. */
  bookedAt?: string | undefined
  onChoose: (slot: Time, outlet: Slots['outlets'][number]) => Promise<void>
}

/** Free times for an appointment that is booked already. */
export function OtherTimes({ purpose, model, outletId, from, day, bookedAt, onChoose }: OtherTimesProps) {
  const query = { purpose, model: model || undefined }
  const loaded = useLoaded(`${purpose} ${model}`, (signal) => callApi('listSlots', { query }, { signal }))
  return (
    <>
      <LoadFailure of={loaded} words={t`The free times could not be loaded.`} />
      {loaded.value ? (
        <SlotChoice
          purpose={purpose}
          outlets={loaded.value.outlets}
          outletId={loaded.value.outlets.find(({ id }) => id === outletId)?.id}
          from={from}
          day={day}
          bookedAt={bookedAt}
          asksLicence={false}
          onChoose={onChoose}
        />
      ) : (
        <Skeleton className="h-40" />
      )}
    </>
  )
}
