import { useState } from 'react'
import { type AppointmentState, stateLabel } from '#contract/appointments/appointment-words.ts'
import type { Appointment } from '#contract/appointments/appointments.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { isUnanswered } from '#web/lib/api/no-answer.ts'
import { saveFailureWords } from '#web/lib/api/save-failure-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { whenWords } from '#web/shop/appointment-words.ts'
import { closeAppointment } from '#web/shop/lead-acts/act-or-wait.ts'
import { notify } from '#web/ui/overlay/toast.tsx'

type Change =
  | { state: Exclude<AppointmentState, 'missed'> }
  | { startsAt: string; outletId: number }
  | { confirms: true }

/** What is being done with an appointment. */
export interface Acting {
  isBusy: boolean
  isUntold: boolean
  change: (change: Change, options?: { throws?: boolean }) => Promise<void>
}

/**
 * Changes an appointment over the version that is shown, says whether that worked, and can take a new state
 * back. `isUntold` is true after the appointment was moved or cancelled here and no mail tells its visitor.
 */
export function useAppointment(
  appointment: Appointment,
  onChange: (changed: Appointment) => void,
  onReload: () => void,
): Acting {
  const [isBusy, setBusy] = useState(false)
  const [isUntold, setUntold] = useState(false)
  const person = appointment.name || 'The appointment'

  async function send(version: number, change: Change): Promise<Appointment> {
    const params = { id: appointment.id }
    const changed = await callApi('changeAppointment', { params, body: { version, ...change } })
    onChange(changed)
    return changed
  }

  /** Lets what became of the appointment wait on this device; undefined for any other change. */
  async function keep(wanted: Change): Promise<'sent' | 'waiting' | undefined> {
    if (!('state' in wanted) || (wanted.state !== 'done' && wanted.state !== 'no-show')) return undefined
    const closing = { version: appointment.version, state: wanted.state }
    return closeAppointment(appointment.leadId, appointment.id, closing)
  }

  function fail(error: unknown): void {
    if (error instanceof ApiError && error.code === 'conflict') onReload()
    const isAnswer = error instanceof ApiError && error.code !== 'network'
    notify.error(isAnswer ? error.message : saveFailureWords(error))
  }

  async function change(wanted: Change, { throws = false } = {}) {
    setBusy(true)
    try {
      const changed = await send(appointment.version, wanted)
      if ('confirms' in wanted) return void notify.success(`${person}: will come.`)
      const isMove = !('state' in wanted)
      const isNews = changed.version !== appointment.version && (isMove || wanted.state === 'cancelled')
      setUntold(isNews && !changed.isTold)
      const detail = isNews && changed.isTold ? 'A message tells them.' : undefined
      if (isMove) return void notify.success(`${person}: ${whenWords(changed.startsAt)}.`, { detail })
      const undo = () => {
        setUntold(false)
        void send(changed.version, { state: 'booked' }).catch(fail)
      }
      notify.success(`${person}: ${stateLabel(changed.state)}.`, {
        detail,
        action: wanted.state === 'booked' ? undefined : { label: 'Undo', run: undo },
      })
    } catch (error) {
      if (throws) throw error
      const outcome = isUnanswered(error) ? await keep(wanted).catch(() => undefined) : undefined
      if (outcome === 'waiting') notify.success(`${person}: kept on this device until there is a connection.`)
      else if (outcome === 'sent') onReload()
      else fail(error)
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, isUntold, change }
}
