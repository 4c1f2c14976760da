import { shownRouter } from '#web/lib/address/shown-router.ts'
import { callApi } from '#web/lib/api/late-api.ts'
import { savesData } from '#web/lib/device/save-data.ts'
import { tabStorage } from '#web/lib/device/storage.ts'
import { language } from '#web/lib/language.ts'

/**
 * The key in this tab for the fact that the catalogue was fetched. Each language has a key of its own,
 * because its calls differ.
 */
const doneKey = `kept-for-offline-${language}`

/**
 * Hands the service worker everything that is to open without a connection: each page that is opened, the
 * files that came before the worker was there, and once a visit the catalogue and the outlets.
 */
export async function keepPages(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const isFirst = navigator.serviceWorker.controller === null
  await navigator.serviceWorker.ready
  if (isFirst) await isControlled()
  tell(isFirst ? loadedFiles() : [])
  let shown = location.href
  shownRouter.current?.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle' || location.href === shown) return
    shown = location.href
    tell([])
  })
  if (!savesData()) await keepCatalogue()
}

/** Hands the service worker the code of the back office, which holds nothing of anybody. */
export async function keepOffice(): Promise<void> {
  await navigator.serviceWorker.ready
  await isControlled()
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  const wish = {
    type: 'KEEP_OFFICE',
    script: script ? new URL(script.src).pathname : '',
    files: loadedFiles(),
  }
  navigator.serviceWorker.controller?.postMessage(wish)
}

function tell(files: string[]): void {
  navigator.serviceWorker.controller?.postMessage({ type: 'KEEP', page: location.href, files })
}

function isControlled(): Promise<void> {
  if (navigator.serviceWorker.controller) return Promise.resolve()
  return new Promise((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true }),
  )
}

/** The addresses of the files of this site that the page has loaded so far. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin))
}

/**
 * Calls the endpoints of catalogue and outlets, because the worker keeps every answer. A failed visit asks
 * again on the next page load.
 */
async function keepCatalogue(): Promise<void> {
  if (tabStorage.read(doneKey)) return
  try {
    const outlets = await callApi('listDealers')
    for (const list of [
      'listModelCards',
      'listMotorcycles',
      'listScooters',
      'listElectricScooters',
      'listBigBikes',
    ] as const)
      await callApi(list)
    for (const { id } of outlets) await callApi('getDealer', { params: { id } })
    for (const rest of [
      'getMenu',
      'getDealership',
      'listLenders',
      'listOffers',
      // The page of all models and the comparison need these facts.
      'listModelFacts',
    ] as const)
      await callApi(rest)
    tabStorage.write(doneKey, 'yes')
  } catch {
    // Without a connection there is nothing to fetch.
  }
}
