import { t } from '#contract/wire/language.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'

interface TrustFiguresProps {
  since: number
  showrooms: number
  customers: number
  outlets: number
}

/** The dealer in four numbers. */
export function TrustFigures({ since, showrooms, customers, outlets }: TrustFiguresProps) {
  const figures = [
    [t`Since ${since}`, t`selling and servicing two-wheelers`],
    ...(showrooms > 0
      ? [
          [
            showrooms === 1 ? t`1 showroom` : t`${showrooms} showrooms`,
            t`with new models to see and try`,
          ] as const,
        ]
      : []),
    ...(customers > 0 ? [[`${groupLakhs(customers)}+`, t`customers on the road`] as const] : []),
    [outlets === 1 ? t`1 outlet` : t`${outlets} outlets`, t`for sales and service near you`],
  ] as const
  return (
    <section aria-label={t`The dealership in figures`} data-tone="dark">
      <dl className="shell grid grid-cols-2 gap-x-6 gap-y-6 py-8 lg:grid-cols-4 lg:py-10">
        {figures.map(([figure, words]) => (
          <div key={figure} className="flex flex-col border-l-3 border-control pl-4">
            <dt className="order-last mt-1 text-sm text-muted">{words}</dt>
            <dd className="display figures text-base sm:text-2xl">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
