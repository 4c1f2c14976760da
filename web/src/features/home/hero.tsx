import { Link } from 'react-router-dom'
import type { ModelCard } from '#contract/catalogue/catalogue.ts'
import { linkTypeOf } from '#contract/catalogue/lines.ts'
import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { type Loadable, useResource } from '#web/lib/api/resource.ts'
import { Price } from '#web/shop/price.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ArrowRightIcon } from '#web/ui/icon/direction.tsx'
import { Picture } from '#web/ui/media/picture.tsx'

interface HeroProps {
  city: string
  since: number
  /** The models; the first one is shown, and staff choose it by the order of the first line. */
  models: Loadable<ModelCard[]>
}

/** The top of the home page: one sentence, one button, and a model with its price. */
export function Hero({ city, since, models }: HeroProps) {
  const { value } = useResource(models)
  const model = value?.[0]
  return (
    <section className="relative overflow-hidden bg-soft">
      <div className="shell grid grid-cols-[minmax(0,1fr)] content-center lg:min-h-[35rem] lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:py-12">
        <div className="relative z-1 pt-8 pb-5 lg:py-0">
          <p className="eyebrow mb-3 text-muted lg:mb-4">{t`${city}, since ${since}`}</p>
          <h1 className="display text-[2.75rem] sm:text-6xl lg:text-7xl">{t`Ride home happy.`}</h1>
          <p className="mt-4 max-w-[40ch] lg:mt-5 text-lg text-pretty text-muted">
            {t`Every model with its price, a test ride on a day that suits you, and a workshop near you.`}
          </p>
          <ButtonLink
            to={paths.productEnquiry()}
            variant="primary"
            size="large"
            className="mt-6 max-sm:w-full lg:mt-7"
          >
            {t`Book test ride`}
          </ButtonLink>
        </div>
        <div className="-mx-4 aspect-16/11 sm:mx-0 sm:aspect-16/9 lg:absolute lg:inset-y-0 lg:right-0 lg:aspect-auto lg:w-[54%]">
          {model ? (
            <Picture
              src={model.image}
              alt={model.name}
              width={800}
              height={600}
              sizes="(min-width: 1024px) 54vw, 100vw"
              eager
              className="size-full object-cover lg:mask-[linear-gradient(to_right,transparent,black_7%)]"
            />
          ) : null}
        </div>
        <div className="relative z-1 min-h-16 py-3 lg:col-start-1 lg:mt-6 lg:py-0">
          {model ? <FeaturedModel model={model} /> : null}
        </div>
      </div>
    </section>
  )
}

function FeaturedModel({ model }: { model: ModelCard }) {
  return (
    <Link
      to={paths.viewDetails(model.bike_name, linkTypeOf[model.category])}
      className="group flex w-fit items-center gap-5 border-l-3 border-content py-1 pl-4 max-sm:w-full max-sm:justify-between"
    >
      <span>
        <span className="display block text-lg">{model.name}</span>
        <Price rupees={model.price} bikeName={model.bike_name} isFrom />
      </span>
      <ArrowRightIcon className="transition-transform group-hover:translate-x-1" />
    </Link>
  )
}
