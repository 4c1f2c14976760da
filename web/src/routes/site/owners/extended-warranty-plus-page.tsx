import { useLoaderData } from 'react-router-dom'
import type { Block } from '#contract/content/page-texts.ts'
import { t } from '#contract/wire/language.ts'
import { loadPageText } from '#web/features/page-text/load-page-text.ts'
import { PageText } from '#web/features/page-text/page-text.tsx'
import { WarrantyPlusBenefits } from '#web/features/service/warranty-plus-benefits.tsx'
import { paths } from '#web/lib/address/paths.ts'
import type { Loadable } from '#web/lib/api/resource.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { useDealerWords } from '#web/routes/site/dealer/dealer-words.ts'
import { PageFrame } from '#web/routes/site/page-frame.tsx'
import { PlacePicture } from '#web/shop/place-picture.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

export function loader(): { text: Loadable<Block[]> } {
  return { text: loadPageText('warranty-benefits') }
}

export function Component() {
  const { text } = useLoaderData<typeof loader>()
  const dealerWords = useDealerWords()
  const dealership = useDealership()
  return (
    <PageFrame
      path={paths.extendedWarrantyPlus}
      title={t`Extended Warranty Plus`}
      description={t`Extended Warranty Plus at ${dealership.name}: what it covers, for how long, and how to ask for it.`}
      heading={t`Extended Warranty Plus`}
      crumb={t`Extended warranty plus`}
      above={[{ label: t`Services`, to: paths.services }]}
      intro={t`Longer cover for your two-wheeler.`}
    >
      <div className="grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
        <PlacePicture
          place="warranty"
          sizes="(min-width: 1264px) 568px, (min-width: 1024px) 47vw, 100vw"
          eager
          className="w-full rounded-lg bg-soft object-cover"
        />
        <div>
          <PageText of={text}>
            {(blocks) => <WarrantyPlusBenefits blocks={blocks} words={dealerWords} />}
          </PageText>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={paths.extendedWarranty} variant="primary">
              {t`Ask for a plan`}
            </ButtonLink>
            <ButtonLink to={paths.owners}>{t`Is my warranty still valid?`}</ButtonLink>
            <ButtonLink to={paths.contact}>{t`Contact us`}</ButtonLink>
          </div>
        </div>
      </div>
    </PageFrame>
  )
}
