import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isOff } from '#contract/site/site-parts.ts'
import { ChatWidget } from '#web/features/contact/chat-widget.tsx'
import { SocialSidebar } from '#web/features/dealership/social-sidebar.tsx'
import { BottomBar } from '#web/features/navigation/bottom-bar.tsx'
import { useSearchKeys } from '#web/features/search/use-search-keys.ts'
import { useMeasuredVisit } from '#web/features/vitals/use-measured-visit.ts'
import { useRefresh } from '#web/lib/api/use-refresh.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { useIdle } from '#web/lib/device/use-idle.ts'
import { wishedLanguage } from '#web/lib/device/wished-language.ts'
import { currentVisit } from '#web/lib/visit/visit.ts'
import { isOfCatalogue, useCompared } from '#web/shop/compare/compared-models.ts'
import { wantsOnRoad } from '#web/shop/price-view.ts'
import { classNames } from '#web/ui/class-names.ts'
import { late } from '#web/ui/loading/late.tsx'
import { usePageSubject } from './page-subject.ts'

const LanguageOffer = late(() => import('#web/features/navigation/language-offer.tsx'), 'LanguageOffer', {
  whenMissing: 'stay',
})
const CompareTray = late(() => import('#web/features/compare/compare-tray.tsx'), 'CompareTray', {
  whenMissing: 'stay',
})
const OnDevice = late(() => import('#web/features/on-device/on-device.tsx'), 'OnDevice', {
  whenMissing: 'stay',
})

/**
 * The parts within reach on every page: the social links, the chat, and on phones the bar at the bottom.
 * Because this component comes after the first load, it also starts what need not be there earlier: the page
 * notes its visit, the keys of the search work, and on-road prices are fetched where this device asked for
 * them, and again when they may have changed. The code that keeps the site on the device, and in one visit of
 * ten the code that measures the visit, load when the browser is idle.
 */
export function SiteReach() {
  const { socialLinks, parts } = useDealership()
  const { pathname, search } = useLocation()
  const hasCompared = useCompared().length > 0 && isOfCatalogue(pathname)
  const [wished, setWished] = useState<ReturnType<typeof wishedLanguage>>()
  // Effect, because a prerendered page does not know the languages of the visitor's browser.
  useEffect(() => setWished(wishedLanguage()), [])
  const isIdle = useIdle()
  useEffect(() => void currentVisit(), [])
  useMeasuredVisit(isIdle)
  useSearchKeys()
  useEffect(takeUpOnRoad, [])
  useRefresh(takeUpOnRoad, onRoadEveryMs)
  const hasSocial = socialLinks.length > 0 && !isOff(parts, 'social')
  return (
    <div className={classNames('bottom-bar', hasSocial && 'with-tab')}>
      {hasSocial ? <SocialSidebar links={socialLinks} /> : null}
      {isOff(parts, 'chat') ? null : <ChatWidget />}
      {hasCompared ? (
        <Suspense>
          <CompareTray />
        </Suspense>
      ) : null}
      {wished && !isOff(parts, wished) ? (
        <Suspense>
          <LanguageOffer wished={wished} />
        </Suspense>
      ) : null}
      {isIdle && import.meta.env.PROD ? (
        <Suspense>
          <OnDevice />
        </Suspense>
      ) : null}
      <Bar key={pathname + new URLSearchParams(search).get('bikeName')} />
    </div>
  )
}

/**
 * The interval between two fetches of on-road prices: their charges change at midnight and whenever staff
 * write one.
 */
const onRoadEveryMs = 5 * 60_000

/** Fetches on-road prices where this device asked for them; without a connection prices stay as they are. */
function takeUpOnRoad() {
  if (wantsOnRoad())
    void import('#web/shop/prices/show-on-road.ts')
      .then(({ refreshOnRoad }) => refreshOnRoad())
      .catch(() => undefined)
}

function Bar() {
  const { phones, whatsApp, parts } = useDealership()
  const { phone = phones.sales.number, question, ride } = usePageSubject()
  return (
    <BottomBar
      phone={phone}
      whatsApp={whatsApp}
      question={question}
      ride={ride}
      hasChat={!isOff(parts, 'chat')}
    />
  )
}
