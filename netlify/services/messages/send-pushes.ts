import { purposeLabel } from '#contract/appointments/appointment-words.ts'
import { isPushService } from '#contract/messages/push-devices.ts'
import { type Device, type DuePush, forgetDevice, takePush } from '#server/data/messages/pushes.ts'
import { logEvent } from '#server/lib/http/request-log.ts'
import { type PushKeys, pushKeys } from '#server/lib/push/push-keys.ts'
import { staffKindName } from '#server/services/leads/kind-name.ts'

/** Milliseconds for one run, within the time of the mails that are sent beside it. */
const timeLimitMs = 15_000

/**
 * Tells the devices of staff about leads that came since the last run; answers how many texts went out. A
 * text that fails is not sent again, because staff get a mail too. A device that its service no longer knows
 * is removed.
 */
export async function sendPushes(now: Date): Promise<number> {
  const keys = pushKeys()
  if (!keys) return 0
  const until = performance.now() + timeLimitMs
  let sent = 0
  while (performance.now() < until) {
    const push = await takePush(now)
    if (!push) break
    const text = JSON.stringify(notificationOf(push, await staffKindName(push.enquiryTable)))
    const outcomes = await Promise.all(push.devices.map((device) => sendOne(device, text, keys)))
    sent += outcomes.filter(Boolean).length
  }
  return sent
}

/**
 * The text of a notification, which names nobody, because locked screens show it; a press opens the lead in
 * the inbox.
 */
function notificationOf(
  { leadId, outlet, purpose }: DuePush,
  label: string,
): { title: string; path: string } {
  const kind = label === 'Enquiry' ? 'New enquiry' : `New enquiry: ${label}`
  const what = purpose ? `New ${purposeLabel(purpose).toLowerCase()} enquiry` : kind
  return {
    title: [what, outlet].filter(Boolean).join(', '),
    path: `/admin/dashboard?page=inbox&tab=all&lead=${leadId}`,
  }
}

async function sendOne(device: Device, text: string, keys: PushKeys): Promise<boolean> {
  try {
    if (!isPushService(device.endpoint)) {
      await forgetDevice(device.endpoint)
      return false
    }
    // Most runs have nothing to send, and need no cryptography.
    const { pushText } = await import('#server/lib/push/push-text.ts')
    const status = await pushText(device, text, keys)
    if (status >= 200 && status < 300) return true
    if (status === 404 || status === 410) await forgetDevice(device.endpoint)
    else logEvent('error', 'push_failed', { code: status })
  } catch (error) {
    // The message of the error is not logged: it may contain the address of a device.
    logEvent('error', 'push_failed', { code: (error as Error).name })
  }
  return false
}
