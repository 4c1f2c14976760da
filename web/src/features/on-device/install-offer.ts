import { t } from '#contract/wire/language.ts'
import { notify } from '#web/ui/overlay/toast.tsx'

/** What browsers that can put a site on the first screen announce; TypeScript does not know it. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>
}

/** On this device: how many visits there were, and that the offer was made. */
const visitsKey = 'visits-of-device'
const offeredKey = 'install-offered'
/** In this tab: that the visit is counted. */
const countedKey = 'visit-counted'
const enoughVisits = 2

/** Offers to install the site where the browser can: never on a first visit, and once a device. */
export function offerInstall(): void {
  const visits = countVisit()
  addEventListener(
    'beforeinstallprompt',
    (event) => {
      // Browsers that ask by themselves do so on the first visit.
      event.preventDefault()
      if (visits < enoughVisits || localStorage.getItem(offeredKey)) return
      localStorage.setItem(offeredKey, 'yes')
      notify.success(t`Keep this site on your phone: it opens like an app, also without a connection.`, {
        id: 'install',
        duration: 20_000,
        action: { label: t`Install`, run: () => void (event as InstallEvent).prompt() },
      })
    },
    { once: true },
  )
}

/** How many visits there were with this one; the first, for a browser that stores nothing. */
function countVisit(): number {
  try {
    const before = Number(localStorage.getItem(visitsKey))
    if (sessionStorage.getItem(countedKey)) return before
    sessionStorage.setItem(countedKey, 'yes')
    localStorage.setItem(visitsKey, String(before + 1))
    return before + 1
  } catch {
    return 1
  }
}
