import { Suspense } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { ModelCard } from '#contract/catalogue/catalogue.ts'
import { categories } from '#contract/catalogue/lines.ts'
import type { Slide } from '#contract/content/content.ts'
import { isOff } from '#contract/site/site-parts.ts'
import { t } from '#contract/wire/language.ts'
import { loadModelCards } from '#web/features/catalogue/load-catalogue.ts'
import { ModelCards } from '#web/features/catalogue/model-cards.tsx'
import { Hero } from '#web/features/home/hero.tsx'
import { loadSlides } from '#web/features/home/load-home.ts'
import { paths } from '#web/lib/address/paths.ts'
import type { Loadable } from '#web/lib/api/resource.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { PageHead } from '#web/lib/head/page-head.tsx'
import { late } from '#web/ui/loading/late.tsx'

// Below the first screen: the prerendered markup of these parts stays until their code has come.
const Slider = late(() => import('#web/features/home/slider.tsx'), 'Slider', { waits: true })
const WhyHere = late(() => import('#web/features/home/why-here.tsx'), 'WhyHere', { waits: true })
const HomeContact = late(() => import('#web/features/contact/home-contact.tsx'), 'HomeContact', {
  waits: true,
})
// Late, because no part of the notification is seen at first.
const NewestNotification = late(
  () => import('#web/features/home/newest-notification.tsx'),
  'NewestNotification',
  { waits: true },
)

export function loader(): { models: Loadable<ModelCard[]>; slides: Loadable<Slide[]> } {
  return { models: loadModelCards(), slides: loadSlides() }
}

export function Component() {
  const { models, slides } = useLoaderData<typeof loader>()
  const dealership = useDealership()
  const { name, city, district, since, showrooms, customers, outlets, parts } = dealership
  const lines = categories
    .filter((line) => !isOff(parts, line))
    .map((line) => parts.names[line])
    .join(', ')
  return (
    <>
      <PageHead
        title={t`${name}, ${city}: ${lines}`}
        description={t`See every model with its ex-showroom price, book a test ride and find your nearest outlet in ${district} district.`}
        canonical={paths.home}
      />
      <Hero city={city} since={since} models={models} />
      <ModelCards models={models} />
      <Suspense>
        <Slider slides={slides} />
      </Suspense>
      <Suspense>
        <WhyHere since={since} showrooms={showrooms} customers={customers} outlets={outlets} />
      </Suspense>
      <Suspense>
        <HomeContact {...dealership} mapUrl={dealership.mapEmbedUrl} />
      </Suspense>
      {isOff(parts, 'popup') ? null : (
        <Suspense>
          <NewestNotification />
        </Suspense>
      )}
    </>
  )
}
