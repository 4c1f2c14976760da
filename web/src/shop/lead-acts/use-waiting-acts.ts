import { useEffect, useState, useSyncExternalStore } from 'react'
import { readKept } from '#web/lib/outbox/read-kept.ts'
import { followWaitingList, type WaitingEnquiry, waitingList } from '#web/lib/outbox/waiting-list.ts'
import { queueOf } from './act-or-wait.ts'
import { actOf, type LeadAct } from './lead-act.ts'

/** Something that was done about a lead and is not with the server yet. */
export interface WaitingAct {
  entry: WaitingEnquiry
  act: LeadAct
}

/** The acts about a lead that wait on this device, oldest first. */
export function useWaitingActs(lead: string): WaitingAct[] {
  const list = useSyncExternalStore(followWaitingList, waitingList)
  const entries = list.filter(({ queue }) => queue === queueOf(lead))
  const [acts, setActs] = useState<Record<string, LeadAct>>({})
  const ids = entries.map(({ id }) => id).join()
  useEffect(() => {
    let isOver = false
    const read = async (id: string) => {
      const kept = await readKept(id).catch(() => undefined)
      const act = kept && actOf(kept.endpoint, kept.body)
      if (act && !isOver) setActs((before) => ({ ...before, [id]: act }))
    }
    for (const id of ids ? ids.split(',') : []) void read(id)
    return () => {
      isOver = true
    }
  }, [ids])
  return entries.flatMap((entry) => {
    const act = acts[entry.id]
    return act ? [{ entry, act }] : []
  })
}
