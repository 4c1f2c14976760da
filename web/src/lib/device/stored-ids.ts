import { deviceStorage } from './storage.ts'

/** The list of ids that this device keeps under a key; empty where there is none, or anything else. */
export function storedIds(key: string): string[] {
  try {
    const ids: unknown = JSON.parse(deviceStorage.read(key) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}
