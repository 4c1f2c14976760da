import { callApi } from '#web/lib/api/staff-api.ts'
import { closedDaysId } from '#web/shop/closed-days-section.ts'
import { DayLink } from './day-link.tsx'
import { DayList } from './day-list.tsx'

/** The days on which every outlet is closed: on such a day no call is promised and no time offered. */
export function ClosedDays() {
  return (
    <DayList
      id={closedDaysId}
      title="Days on which all outlets are closed"
      of="closed-days"
      load={(signal) => callApi('listClosedDays', {}, { signal })}
      add={async (body) => {
        const { message, closedDay } = await callApi('addClosedDay', { body })
        return { message, added: closedDay }
      }}
      remove={(id) => callApi('deleteClosedDay', { params: { id } })}
      wordsLabel="Why"
      addLabel="Close all on this day"
      formLabel="Close all outlets on a day"
      beside={({ day }) => <DayLink day={day} />}
    >
      Pages say so, and no call is promised on them. What one outlet closes for stands with that outlet.
    </DayList>
  )
}
