import type { Closing, LeadAct } from './lead-act.ts'
import type { WaitingAct } from './use-waiting-acts.ts'

/** The acts that count as done: those that were refused wait for the answer of their author. */
export function standingActs(waiting: readonly WaitingAct[]): LeadAct[] {
  return waiting.flatMap(({ entry, act }) => (entry.state === 'refused' ? [] : [act]))
}

/** What an appointment was said to have become last; undefined where none of the acts says so. */
export function closedAs(acts: readonly LeadAct[], appointment: string): Closing['state'] | undefined {
  const states = acts.flatMap((act) =>
    act.endpoint === 'changeAppointment' && act.appointment === appointment ? [act.body.state] : [],
  )
  return states.at(-1)
}
