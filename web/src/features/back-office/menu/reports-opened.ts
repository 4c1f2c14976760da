import { deviceStorage } from '#web/lib/device/storage.ts'

/** How many opened reports count: what an account opened long ago says nothing of its work today. */
const remembered = 40

const keyOf = (userId: string) => `reports-opened-${userId}`

function read(userId: string): string[] {
  try {
    const ids: unknown = JSON.parse(deviceStorage.read(keyOf(userId)) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** Notes on this device that an account opened a report. */
export function noteOpened(userId: string, report: string): void {
  deviceStorage.write(keyOf(userId), JSON.stringify([report, ...read(userId)].slice(0, remembered)))
}

/** The reports that an account opened on this device, the most opened first, of equals the latest. */
export function mostOpened(userId: string): string[] {
  const opened = read(userId)
  const times = (report: string) => opened.filter((one) => one === report).length
  return [...new Set(opened)].sort((one, other) => times(other) - times(one))
}
