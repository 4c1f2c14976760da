import type { BikeDetail } from '#contract/catalogue/catalogue.ts'
import { linkTypeOf } from '#contract/catalogue/lines.ts'
import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/loading/empty-state.tsx'

/** Stands in the place of the 360° view when a model has no pictures for it. */
export function NoFrames({ bike }: { bike: BikeDetail }) {
  return (
    <EmptyState
      title={t`No pictures from around for this model`}
      action={
        <ButtonLink to={paths.viewDetails(bike.bikeName, linkTypeOf[bike.category])} variant="primary">
          {t`View Details`}
        </ButtonLink>
      }
    >
      {t`Its own page shows the ${bike.name} in every colour.`}
    </EmptyState>
  )
}
