import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Notification, Offer } from '#contract/content/content.ts'
import { callApi } from '#web/lib/api/api-client.ts'
import { tabStorage } from '#web/lib/device/storage.ts'
import { atFreeMoment } from './free-moment.ts'
import { NotificationPopup, pictureOf } from './notification-popup.tsx'

/** How long after the page's first paint the pop-up opens (milliseconds), storefront section 9. */
const popupDelayMs = 1000

const seenKey = 'notification-seen'

interface News {
  notification: Notification
  /** The offer to which the pop-up leads. */
  offer: Offer | undefined
}

/**
 * Opens the newest notification a second after the home page is painted, once in a session, and never over a
 * form in use or another dialog.
 */
export function NewestNotification() {
  const [news, setNews] = useState<News>()
  // Only a page opened directly has a first paint of its own.
  const isFirst = useLocation().key === 'default'

  useEffect(() => {
    if (wasSeen()) return
    const abort = new AbortController()
    const from = isFirst ? firstPaint() : performance.now()
    let stopWaiting: (() => void) | undefined
    void loadNews(abort.signal).then((newest) => {
      if (!newest || abort.signal.aborted) return
      stopWaiting = atFreeMoment({ from, pauseMs: popupDelayMs }, () => {
        remember()
        setNews(newest)
      })
    })
    return () => {
      abort.abort()
      stopWaiting?.()
    }
  }, [isFirst])

  return news ? <NotificationPopup {...news} /> : null
}

/** When the document was first painted, in milliseconds of `performance.now()`. */
function firstPaint(): number {
  return performance.getEntriesByName?.('first-contentful-paint')[0]?.startTime ?? performance.now()
}

/**
 * The newest notification whose picture can be shown, and the newest offer; undefined without a notification.
 */
async function loadNews(signal: AbortSignal): Promise<News | undefined> {
  try {
    const [[notification], offers] = await Promise.all([
      callApi('listNotifications', {}, { signal }),
      callApi('listOffers', {}, { signal }).catch(() => []),
    ])
    if (!notification) return undefined
    const { sizes, srcSet = '', src } = pictureOf(notification)
    await Object.assign(new Image(), { sizes, srcset: srcSet, src }).decode()
    return { notification, offer: [...offers].sort((one, other) => other.id - one.id)[0] }
  } catch {
    return undefined
  }
}

/**
 * Whether the notification was seen in this session. In a browser that stores nothing, each page load counts
 * as the first.
 */
function wasSeen(): boolean {
  return tabStorage.read(seenKey) !== null
}

function remember(): void {
  tabStorage.write(seenKey, 'yes')
}
