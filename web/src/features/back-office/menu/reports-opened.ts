import { deviceStorage } from '#web/lib/device/storage.ts'
import { storedIds } from '#web/lib/device/stored-ids.ts'

/** How many opened reports count: what an account opened long ago says nothing of its work today. */
const remembered = 40

const keyOf = (userId: string) => `reports-opened-${userId}`

/** Notes on this device that an account opened a report. */
export function noteOpened(userId: string, report: string): void {
  const key = keyOf(userId)
  deviceStorage.write(key, JSON.stringify([report, ...storedIds(key)].slice(0, remembered)))
}

/** The reports that an account opened on this device, the most opened first, of equals the latest. */
export function mostOpened(userId: string): string[] {
  const opened = storedIds(keyOf(userId))
  const times = (report: string) => opened.filter((one) => one === report).length
  return [...new Set(opened)].sort((one, other) => times(other) - times(one))
}
