import type { BikeDetail, Colour } from '#contract/catalogue/catalogue.ts'
import { t } from '#contract/wire/language.ts'
import { callApi } from '#web/lib/api/api-client.ts'
import { PicturedColour } from '#web/shop/pictured-colour.tsx'
import { Accessories } from './accessories.tsx'
import { Colours } from './colours.tsx'
import { Features } from './features.tsx'
import type { MoreTab } from './more-tabs.ts'
import { Specifications } from './specifications.tsx'
import { TabContent } from './tab-content.tsx'

interface BikeTabProps {
  tab: MoreTab
  bike: BikeDetail
  /** The name of the variant that is chosen. */
  variant: string | undefined
  /** The colours of the model; undefined until they are known. */
  colours: readonly Colour[] | undefined
}

/** One of the tabs behind the overview. The code of all tabs is fetched when the first tab is opened. */
export function BikeTab({ tab, bike, variant, colours: known = [] }: BikeTabProps) {
  const params = { bikeName: bike.bikeName }
  switch (tab) {
    case 'specifications':
      return <Specifications bike={bike} />
    case 'colours':
      return (
        <TabContent load={() => callApi('listColours', { params })} emptyText={t`No colours listed yet`}>
          {(colours) => <Colours bike={bike} variant={variant} colours={colours} />}
        </TabContent>
      )
    case 'features':
      return (
        <TabContent load={() => callApi('listFeatures', { params })} emptyText={t`No features listed yet`}>
          {(features) => (
            <>
              <PicturedColour colours={known} />
              <Features bikeName={bike.name} features={features} />
            </>
          )}
        </TabContent>
      )
    case 'accessories':
      return (
        <TabContent
          load={() => callApi('listAccessories', { params })}
          emptyText={t`No accessories listed yet`}
        >
          {(accessories) => <Accessories bike={bike} accessories={accessories} />}
        </TabContent>
      )
  }
}
