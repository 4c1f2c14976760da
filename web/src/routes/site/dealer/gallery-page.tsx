import { useLoaderData } from 'react-router-dom'
import type { GalleryItem } from '#contract/content/content.ts'
import { t } from '#contract/wire/language.ts'
import { Gallery } from '#web/features/dealership/gallery.tsx'
import { loadGallery } from '#web/features/dealership/load-gallery.ts'
import { paths } from '#web/lib/address/paths.ts'
import type { Loadable } from '#web/lib/api/resource.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { PageFrame } from '#web/routes/site/page-frame.tsx'
import { ModelsLink } from '#web/shop/models-link.tsx'
import { EmptyState } from '#web/ui/loading/empty-state.tsx'
import { ResourceView } from '#web/ui/loading/resource-view.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'

export function loader(): { items: Loadable<GalleryItem[]> } {
  return { items: loadGallery() }
}

export function Component() {
  const dealership = useDealership()
  const { items } = useLoaderData<typeof loader>()
  return (
    <PageFrame
      path={paths.gallery}
      title={t`Gallery`}
      description={t`Pictures from the showrooms and workshops of ${dealership.name} in ${dealership.city}.`}
      heading={t`Gallery`}
      crumb={t`Gallery`}
      intro={t`From our showrooms, our workshops and the road.`}
    >
      <ResourceView
        of={items}
        loading={<GridSkeleton />}
        failureText={() => t`The pictures could not be loaded.`}
      >
        {(found) => (found.length > 0 ? <Gallery items={found} /> : <NoPictures />)}
      </ResourceView>
    </PageFrame>
  )
}

function NoPictures() {
  return (
    <EmptyState title={t`No pictures yet`} action={<ModelsLink />}>
      {t`New pictures come after our events.`}
    </EmptyState>
  )
}

const rows = [1, 2, 3, 4, 5, 6]

function GridSkeleton() {
  return (
    <div
      role="status"
      aria-label={t`Loading pictures`}
      className="grid grid-cols-2 gap-2 md:grid-cols-3 md:gap-4"
    >
      {rows.map((row) => (
        <Skeleton key={row} className="aspect-4/3 max-md:first:col-span-2" />
      ))}
    </div>
  )
}
