import { deviceStorage } from '#web/lib/device/storage.ts'

const key = 'price-view'

/** Has this device asked for on-road prices? */
export function wantsOnRoad(): boolean {
  return deviceStorage.read(key) === 'on-road'
}

/** Remembers on this device whether to show on-road prices. */
export function rememberPriceView(isOnRoad: boolean): void {
  deviceStorage.write(key, isOnRoad ? 'on-road' : null)
}
