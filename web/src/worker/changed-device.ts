import { staffRoutes } from '#contract/generated/staff-routes.ts'
import { namesOf } from '#web/lib/device/device-names.ts'
import { type DeviceEvent, scope } from './scope.ts'

/**
 * Tells the server when the browser has given this device a new name for push messages; otherwise the server
 * would go on writing to the old name. The call carries the session's cookie like every call of the back
 * office. Where the session has ended, where the server does not know the former name, or where the browser
 * does not give it, `renewDevice` puts it right when the back office is opened.
 */
export async function tellChangedDevice({
  oldSubscription: former,
  newSubscription,
}: Pick<DeviceEvent, 'oldSubscription' | 'newSubscription'>): Promise<void> {
  if (!former) return
  const answer = await fetch(staffRoutes.getPush.path)
  if (!answer.ok) return
  const { key, endpoints } = (await answer.json()) as { key: string | null; endpoints: string[] }
  // A former name that the server no longer lists may have been taken by a colleague or switched off.
  if (!key || !endpoints.includes(former.endpoint)) return
  const device =
    newSubscription ??
    (await scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
  const names = namesOf(device)
  await tell({ ...names, isOn: true })
  if (names.endpoint !== former.endpoint) await tell({ ...names, endpoint: former.endpoint, isOn: false })
}

async function tell(device: object): Promise<void> {
  const { method, path } = staffRoutes.setPushDevice
  await fetch(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(device),
  })
}
