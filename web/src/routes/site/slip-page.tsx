import { lazy, Suspense } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { t } from '#contract/language.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { slipPath, slipsPath } from '#web/lib/paths.ts'
import { pageUrl } from '#web/lib/site-url.ts'
import { LateRoom } from '#web/ui/late-room.tsx'
import { PageFrame } from './page-frame.tsx'

const SlipLoader = lazy(() =>
  import('#web/features/on-road/slip-loader.tsx').then((module) => ({ default: module.SlipLoader })),
)
const SlipSearch = lazy(() =>
  import('#web/features/on-road/slip-search.tsx').then((module) => ({ default: module.SlipSearch })),
)
const SlipQuote = lazy(() => import('./more-of-bike.ts').then((module) => ({ default: module.SlipQuote })))

/** A slip by its number, or the question for one. */
export function Component() {
  const { name, phones } = useDealership()
  const { number } = useParams()
  const navigate = useNavigate()
  return (
    <PageFrame
      path={number ? slipPath(number) : slipsPath}
      title={t`On-road price slip`}
      description={t`An on-road price as it was on its day, line by line.`}
      heading={t`On-road price slip`}
      crumb={t`Price slip`}
    >
      <meta name="robots" content="noindex" />
      <LateRoom>
        <Suspense>
          {number ? (
            <SlipLoader
              key={number}
              number={number}
              address={pageUrl(slipPath(number))}
              dealer={{ name, phone: phones.sales.number }}
              quote={(slip) => <SlipQuote slip={slip} address={pageUrl(slipPath(slip.number))} />}
            />
          ) : (
            <SlipSearch onFound={(found) => void navigate(slipPath(found))} />
          )}
        </Suspense>
      </LateRoom>
    </PageFrame>
  )
}
