import type { CatalogueBike } from '#contract/catalogue/catalogue.ts'
import { type Category, linkTypeOf } from '#contract/catalogue/lines.ts'
import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { BrochureLink } from '#web/shop/brochure/brochure-link.tsx'
import { figureOf } from '#web/shop/figure.ts'
import { Price } from '#web/shop/price.tsx'
import { PriceKind } from '#web/shop/prices/price-kind.tsx'
import { Button, ButtonLink, buttonClasses } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { CalculatorIcon, DocumentIcon, TurnIcon } from '#web/ui/icon/catalogue.tsx'
import { Picture } from '#web/ui/media/picture.tsx'
import { isModestDevice } from './modest-device.ts'

interface ChosenBikeProps {
  bike: CatalogueBike
  category: Category
  onEmi: () => void
  /** True when the visitor chose this model: its picture then slides in. The first model is there at once. */
  isNew: boolean
}

/** The chosen model, large: picture, price, three figures and four buttons. */
export function ChosenBike({ bike, category, onEmi, isNew }: ChosenBikeProps) {
  return (
    <section
      aria-label={t`Chosen model`}
      className="mt-6 grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-lg border border-hairline bg-soft lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      <div className="relative aspect-4/3 md:max-lg:aspect-16/10 lg:aspect-auto lg:min-h-[29rem]">
        <Picture
          key={bike.image}
          src={bike.image}
          alt={bike.name}
          width={800}
          height={600}
          sizes="(min-width: 1264px) 700px, (min-width: 1024px) 58vw, 100vw"
          eager
          className={classNames(
            'shared-bike absolute inset-0 size-full object-cover',
            isNew && 'animate-rise',
          )}
        />
      </div>
      <div className="flex flex-col justify-center gap-6 p-5 md:p-8">
        <div aria-live="polite">
          <h2 className="display text-3xl break-words md:text-4xl">{bike.name}</h2>
          <p className="mt-2 mb-4 text-muted">{bike.tagline}</p>
          <Price rupees={bike.price} bikeName={bike.bikeName} isFrom size="large" kind={<PriceKind />} />
        </div>
        <Figures bike={bike} category={category} />
        <div className="grid gap-3 sm:grid-cols-2">
          <ButtonLink
            to={paths.viewDetails(bike.bikeName, linkTypeOf[category])}
            state={{ image: bike.image }}
            viewTransition={!isModestDevice()}
            variant="primary"
          >
            {t`View Details`}
          </ButtonLink>
          <Button onClick={onEmi} icon={<CalculatorIcon />}>
            EMI
          </Button>
          {bike.hasAngleView ? (
            <ButtonLink
              to={paths.angleView(bike.bikeName)}
              state={{ bikeName: bike.bikeName }}
              icon={<TurnIcon />}
            >
              {t`Angle View`}
            </ButtonLink>
          ) : null}
          {bike.specs.document ? (
            <BrochureLink bikeName={bike.bikeName} document={bike.specs.document} className={buttonClasses()}>
              <DocumentIcon />
              {t`E-Brochure`}
            </BrochureLink>
          ) : null}
        </div>
      </div>
    </section>
  )
}

/** Engine, power and transmission; motor and range of an electric model. */
function Figures({ bike: { specs }, category }: Pick<ChosenBikeProps, 'bike' | 'category'>) {
  const figures = (
    category === 'ev'
      ? ([
          [t`Motor`, specs.engine],
          [t`Range`, specs.range],
          [t`Power`, specs.power],
          [t`Transmission`, specs.transmission],
        ] as const)
      : ([
          [t`Engine`, specs.engine],
          [t`Power`, specs.power],
          [t`Transmission`, specs.transmission],
        ] as const)
  ).filter(([, text]) => text)
  return (
    <dl
      className={classNames(
        'grid gap-x-4 gap-y-4 border-y border-hairline py-1 max-sm:gap-y-0 sm:py-4',
        figures.length > 3 ? 'sm:grid-cols-2' : 'sm:grid-cols-[repeat(3,auto)]',
      )}
    >
      {figures.map(([label, text]) => {
        const { figure, rest } = figureOf(text)
        return (
          <div
            key={label}
            className="max-sm:grid max-sm:grid-cols-[8.5rem_1fr] max-sm:border-hairline max-sm:py-2.5 max-sm:not-first:border-t"
          >
            <dt className="eyebrow pt-0.5 text-muted">{label}</dt>
            <dd className="sm:mt-1.5">
              <span className="figures block text-lg leading-tight font-bold [font-stretch:110%]">
                {figure}
              </span>
              {rest ? <span className="block text-sm leading-snug text-muted">{rest}</span> : null}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
