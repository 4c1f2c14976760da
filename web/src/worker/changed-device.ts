import { staffRoutes } from '#contract/generated/staff-routes.ts'
import { namesOf } from '#web/lib/device/device-names.ts'
import { type DeviceEvent, scope } from './scope.ts'

/**
 * The browser named this device anew: the server is told, or it would write to nobody. The session's cookie goes along, as
 * with any call of the back office. Where it has ended, where the server does not know the former name, or the browser
 * does not say it, `renewDevice` mends it when the back office is opened.
 */
export async function tellChangedDevice({
  oldSubscription: former,
  newSubscription,
}: Pick<DeviceEvent, 'oldSubscription' | 'newSubscription'>): Promise<void> {
  if (!former) return
  const answer = await fetch(staffRoutes.getPush.path)
  if (!answer.ok) return
  const { key, endpoints } = (await answer.json()) as { key: string | null; endpoints: string[] }
  // It may be a colleague's now, or have been switched off.
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
