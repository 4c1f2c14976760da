import { callApi } from '#web/lib/api/staff-api.ts'
import { DayList } from './day-list.tsx'

/** The days that the dealer marked as good ones to take a vehicle home, each under the dealer's own name. */
export function MarkedDays() {
  return (
    <DayList
      title="Good days to take a vehicle home"
      of="marked-days"
      load={(signal) => callApi('listMarkedDays', {}, { signal })}
      add={async (body) => {
        const { message, markedDay } = await callApi('addMarkedDay', { body })
        return { message, added: markedDay }
      }}
      remove={(id) => callApi('deleteMarkedDay', { params: { id } })}
      wordsLabel="Name of the day"
      addLabel="Mark this day"
      formLabel="Mark a day for deliveries"
    >
      Whoever chooses a day for a delivery sees these with their names.
    </DayList>
  )
}
