import { useLoaderData } from 'react-router-dom'
import type { GalleryItem } from '#contract/content.ts'
import { t } from '#contract/language.ts'
import { Gallery } from '#web/features/gallery/gallery.tsx'
import { loadGallery } from '#web/features/gallery/load-gallery.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { paths } from '#web/lib/paths.ts'
import type { Loadable } from '#web/lib/resource.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ResourceView } from '#web/ui/resource-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PageFrame } from './page-frame.tsx'

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
    <EmptyState
      title={t`No pictures yet`}
      action={<ButtonLink to={paths.motorcycle}>{t`See motorcycles`}</ButtonLink>}
    >
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
