import { type ReactNode, useState } from 'react'
import { saveFailureWords } from '#web/lib/api/save-failure-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { namesOf } from '#web/lib/device/device-names.ts'
import { closeDevice, findDevice, openDevice } from '#web/lib/device/push-device.ts'
import { CompactCheckbox } from '#web/ui/form/controls/compact-checkbox.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'

const refused = 'This browser does not allow notifications. Please allow them in its settings for this site.'

/**
 * A switch for notifications of new leads on this device, also while no page is open; nothing where the
 * server has no key for notifications. `children` stand below while the switch is on.
 */
export function NotifySwitch({ children }: { children: ReactNode }) {
  const push = useLoaded('push', readDevice)
  const [isBusy, setBusy] = useState(false)
  const { key, isOn = false } = push.value ?? {}
  if (!key) return null

  async function turn(isOnNow: boolean, publicKey: string) {
    setBusy(true)
    try {
      const message = isOnNow ? await turnOn(publicKey) : await turnOff()
      if (!message) return void notify.error(refused)
      push.replace((before) => ({ ...before, isOn: isOnNow }))
      notify.success(message)
    } catch (error) {
      notify.error(saveFailureWords(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <CompactCheckbox
        label="Notify this device of new leads"
        checked={isOn}
        disabled={isBusy}
        onChange={(event) => void turn(event.currentTarget.checked, key)}
        className="md:min-h-9"
      />
      {isOn ? children : null}
    </>
  )
}

/**
 * The key of the server, and whether the switch is on: whether the server notifies this device for the
 * signed-in account. A colleague may have the switch on at the same device too.
 */
async function readDevice(signal: AbortSignal): Promise<{ key: string | null; isOn: boolean }> {
  const { key, endpoints } = await callApi('getPush', {}, { signal })
  const device = key ? await findDevice() : undefined
  return { key, isOn: device !== undefined && endpoints.includes(device.endpoint) }
}

/** Answers the server's words; undefined when the user of the device does not allow notifications. */
async function turnOn(key: string): Promise<string | undefined> {
  const device = await openDevice(key)
  if (!device) return undefined
  const { message } = await callApi('setPushDevice', { body: { ...namesOf(device), isOn: true } })
  return message
}

async function turnOff(): Promise<string> {
  const device = await findDevice()
  if (!device) return 'This device tells you of new leads no more.'
  const { message } = await callApi('setPushDevice', { body: { ...namesOf(device), isOn: false } })
  await closeDevice()
  return message
}
