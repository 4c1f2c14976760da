import { deviceStorage, tabStorage } from '#web/lib/device/storage.ts'

/** The event of browsers that can put a site on the first screen; TypeScript does not know this event. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>
}

/** Keys in the storage of this device: for the number of visits, and for the fact that the offer was made. */
const visitsKey = 'visits-of-device'
const offeredKey = 'install-offered'
/** The key in the storage of this tab for the fact that the visit is counted. */
const countedKey = 'visit-counted'
const enoughVisits = 2

/**
 * Calls `offer` where the browser can install the site: never on a first visit, and once on each device. The
 * function that `offer` gets asks the browser to install.
 */
export function offerInstall(offer: (install: () => void) => void): void {
  const visits = countVisit()
  addEventListener(
    'beforeinstallprompt',
    (event) => {
      // Without this a browser that asks by itself would ask on the first visit.
      event.preventDefault()
      if (visits < enoughVisits || deviceStorage.read(offeredKey)) return
      deviceStorage.write(offeredKey, 'yes')
      offer(() => void (event as InstallEvent).prompt())
    },
    { once: true },
  )
}

/** The number of visits with this one; 1 for a browser that stores nothing. */
function countVisit(): number {
  const before = Number(deviceStorage.read(visitsKey))
  if (tabStorage.read(countedKey)) return before
  tabStorage.write(countedKey, 'yes')
  deviceStorage.write(visitsKey, String(before + 1))
  return before + 1
}
