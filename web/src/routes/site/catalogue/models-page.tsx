import { Suspense } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { ModelFacts } from '#contract/catalogue/model-facts.ts'
import { texts } from '#contract/texts/texts.ts'
import { t } from '#contract/wire/language.ts'
import { failureText } from '#web/features/catalogue/failure-text.ts'
import { useInstalment } from '#web/features/emi/use-instalment.ts'
import { loadModelFacts } from '#web/features/model-list/load-model-facts.ts'
import { paths } from '#web/lib/address/paths.ts'
import { pageUrl } from '#web/lib/address/site-url.ts'
import type { Loadable } from '#web/lib/api/resource.ts'
import { reloadsFor } from '#web/lib/api/revalidation.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { JsonLd } from '#web/lib/head/json-ld.tsx'
import { PageFrame } from '#web/routes/site/page-frame.tsx'
import { PriceKind } from '#web/shop/prices/price-kind.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/loading/empty-state.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { ResourceView } from '#web/ui/loading/resource-view.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'

// The markup of this part is in the prerendered page, and comes to life when its code has come.
const ModelBrowser = late(() => import('#web/features/model-list/model-browser.tsx'), 'ModelBrowser')

export function loader(): { models: Loadable<ModelFacts[]> } {
  return { models: loadModelFacts() }
}

export const shouldRevalidate = reloadsFor()

export function Component() {
  const { city, name } = useDealership()
  const { models } = useLoaderData<typeof loader>()
  const instalmentOf = useInstalment()
  return (
    <PageFrame
      path={paths.models}
      title={t`All two-wheelers in ${city}, by price, mileage and seat height`}
      description={t`Every model at ${name}: narrow them by budget or EMI, engine, weight, seat height, mileage and ABS, and compare up to four.`}
      heading={t`All models`}
      crumb={t`All models`}
      intro={t`Filter by what matters to you. Choose up to four to compare.`}
    >
      <ResourceView of={models} loading={<Skeleton className="h-dvh" />} failureText={failureText}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState
              title={texts.modelList.empty}
              action={<ButtonLink to={paths.contact}>{t`Ask us what is coming`}</ButtonLink>}
            />
          ) : (
            <>
              <ListFacts models={list} />
              <Suspense fallback={<Skeleton className="h-dvh" />}>
                <ModelBrowser models={list} instalmentOf={instalmentOf} priceKind={<PriceKind />} />
              </Suspense>
            </>
          )
        }
      </ResourceView>
    </PageFrame>
  )
}

/** The list of models in their order, for search engines. */
function ListFacts({ models }: { models: readonly ModelFacts[] }) {
  return (
    <JsonLd
      facts={{
        '@type': 'ItemList',
        itemListElement: models.map(({ bikeName, name }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          url: pageUrl(paths.viewDetails(bikeName)),
        })),
      }}
    />
  )
}
