import type { ModelCard } from '#contract/catalogue.ts'
import type { Slide } from '#contract/content.ts'
import { loadModelCards } from '#web/features/catalogue/load-catalogue.ts'
import { ModelCards } from '#web/features/catalogue/model-cards.tsx'
import { dealership } from '#web/features/dealership/dealership.ts'
import { loadSlides } from '#web/features/home/load-home.ts'
import { NewestNotification } from '#web/features/home/newest-notification.tsx'
import { later } from '#web/lib/later.tsx'
import { useLoaderData } from '#web/lib/navigation/navigation.ts'
import { PageHead } from '#web/lib/page-head.tsx'
import { paths } from '#web/lib/paths.ts'
import type { Loadable } from '#web/lib/resource.ts'

const Hero = later(() => import('#web/features/home/hero.tsx').then((module) => module.Hero))
const TrustFigures = later(() =>
  import('#web/features/home/trust-figures.tsx').then((module) => module.TrustFigures),
)
const Slider = later(() => import('#web/features/home/slider.tsx').then((module) => module.Slider), 'near')
const Lines = later(() => import('#web/features/home/lines.tsx').then((module) => module.Lines), 'near')
const HomeContact = later(
  () => import('#web/features/contact/home-contact.tsx').then((module) => module.HomeContact),
  'near',
)

/** The model on the studio floor at the top of the page. */
const featuredModel = 'NX200'

export function loader(): { models: Loadable<ModelCard[]>; slides: Loadable<Slide[]> } {
  return { models: loadModelCards(), slides: loadSlides() }
}

export function Component() {
  const { models, slides } = useLoaderData<typeof loader>()
  const { name, city, since, showrooms, customers, outlets } = dealership
  return (
    <>
      <PageHead
        title={`${name}: motorcycles, scooters and EVs in ${city}`}
        description={`See every model with its ex-showroom price, book a test ride and find your nearest outlet in ${city} district.`}
        canonical={paths.home}
      />
      <Hero city={city} since={since} models={models} featured={featuredModel} />
      <TrustFigures since={since} showrooms={showrooms} customers={customers} outlets={outlets.length} />
      <ModelCards models={models} />
      <Slider slides={slides} />
      <Lines models={models} />
      <HomeContact name={name} address={dealership.address} mapUrl={dealership.mapEmbedUrl} />
      <NewestNotification />
    </>
  )
}
