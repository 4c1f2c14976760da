import { Suspense } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import type { Block } from '#contract/content/page-texts.ts'
import type { Dealer } from '#contract/outlets/dealers.ts'
import { isOff } from '#contract/site/site-parts.ts'
import { texts } from '#contract/texts/texts.ts'
import { t } from '#contract/wire/language.ts'
import { DealerJsonLd } from '#web/features/outlets/dealer-json-ld.tsx'
import { loadDealer } from '#web/features/outlets/load-dealers.ts'
import { OutletKind } from '#web/features/outlets/outlet-kind.tsx'
import { numberFor } from '#web/features/outlets/outlet-number.ts'
import { OutletView } from '#web/features/outlets/outlet-view.tsx'
import { loadPageText } from '#web/features/page-text/load-page-text.ts'
import { paths } from '#web/lib/address/paths.ts'
import type { Loadable } from '#web/lib/api/resource.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { useSharePicture } from '#web/lib/head/share-picture.ts'
import { mapsLink } from '#web/lib/maps.ts'
import { telLink } from '#web/lib/phone.ts'
import { sharePictureOf } from '#web/lib/picture-files.ts'
import { PageFrame } from '#web/routes/site/page-frame.tsx'
import { openTimeWords } from '#web/shop/open-time-words.ts'
import { ButtonLink, buttonClasses } from '#web/ui/button.tsx'
import { PhoneIcon } from '#web/ui/icon/contact.tsx'
import { PinIcon } from '#web/ui/icon/place.tsx'
import { EmptyState } from '#web/ui/loading/empty-state.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { ResourceView } from '#web/ui/loading/resource-view.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'

const BecomePartner = late(() => import('./become-partner.tsx'), 'BecomePartner')
const NotFound = late(() => import('#web/routes/not-found-page.tsx'), 'Component')

type Loaded = {
  id: string
  dealer: Loadable<Dealer | null>
  /** The text of the partners' page, whose address is no number. */
  steps?: Loadable<Block[]>
}

export function loader({ params }: LoaderFunctionArgs): Loaded {
  const id = params.id ?? ''
  const isNumber = /^\d+$/.test(id)
  return { id, dealer: loadDealer(id), ...(!isNumber && { steps: loadPageText('network-steps') }) }
}

/** An outlet; at the address that staff chose, the page for those who want to open one. */
export function Component() {
  const { id, dealer, steps } = useLoaderData<typeof loader>()
  const { parts } = useDealership()
  if (steps && id === parts.networkAddress)
    return <Suspense>{isOff(parts, 'network') ? <NotFound /> : <BecomePartner text={steps} />}</Suspense>
  return (
    <ResourceView
      key={id}
      of={dealer}
      loading={<OutletSkeleton />}
      failureText={() => t`This outlet could not be loaded.`}
    >
      {(found) => (found ? <Outlet dealer={found} /> : <MissingOutlet />)}
    </ResourceView>
  )
}

function Outlet({ dealer }: { dealer: Dealer }) {
  const { name: house, city, state, emails } = useDealership()
  const shared = useSharePicture()
  const path = paths.dealer(dealer.id)
  const hours = openTimeWords(dealer)
  const number = numberFor(dealer)
  const where = t`${house}, ${dealer.name}: ${dealer.address}. Open ${hours}.`
  return (
    <PageFrame
      path={path}
      title={t`${dealer.name} outlet: address, hours and phone`}
      description={`${where} ${dealer.is_showroom ? t`Sales ${number}.` : t`Workshop ${number}.`}`}
      heading={dealer.name}
      crumb={dealer.name}
      intro={<OutletKind isShowroom={dealer.is_showroom} />}
      above={[{ label: t`Networks`, to: paths.networks }]}
      actions={
        <>
          <a href={telLink(number)} className={buttonClasses({ variant: 'primary' })}>
            <PhoneIcon />
            <span>{dealer.is_showroom ? t`Call sales` : t`Call the workshop`}</span>
          </a>
          <a href={mapsLink(dealer)} target="_blank" rel="noreferrer" className={buttonClasses()}>
            <PinIcon />
            {t`Directions`}
          </a>
        </>
      }
    >
      <DealerJsonLd
        name={`${house}, ${dealer.name}`}
        address={dealer.address}
        city={city}
        region={state}
        phone={number}
        email={dealer.email}
        openingHours={dealer.open_time}
        week={dealer.hours.sales ?? dealer.hours.service ?? []}
        holidays={dealer.holidays}
        latitude={dealer.latitude}
        longitude={dealer.longitude}
        path={path}
        picture={sharePictureOf(dealer.image) || shared}
      />
      <OutletView dealer={dealer} customerCareEmail={emails.customerCare} />
    </PageFrame>
  )
}

function MissingOutlet() {
  return (
    <div className="shell py-12">
      <title>{t`Outlet not found`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="sr-only">{t`Outlet not found`}</h1>
      <EmptyState
        title={t`We have no such outlet`}
        action={<ButtonLink to={paths.networks} variant="primary">{t`See all outlets`}</ButtonLink>}
      >{t`The link may be old. All our outlets are on one page.`}</EmptyState>
    </div>
  )
}

function OutletSkeleton() {
  return (
    <div className="shell grid gap-8 py-10 md:grid-cols-2" role="status">
      <p className="text-muted md:col-span-2">{texts.loading}</p>
      <Skeleton className="h-96" />
      <Skeleton className="h-96" />
    </div>
  )
}
