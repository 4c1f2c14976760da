import { useNavigate, useParams } from 'react-router-dom'
import { t } from '#contract/wire/language.ts'
import { paths, slipPath } from '#web/lib/address/paths.ts'
import { pageUrl } from '#web/lib/address/site-url.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { PageFrame } from '#web/routes/site/page-frame.tsx'
import { Below } from '#web/ui/loading/below.tsx'
import { late } from '#web/ui/loading/late.tsx'

const SlipLoader = late(() => import('#web/features/on-road/slip-loader.tsx'), 'SlipLoader')
const SlipSearch = late(() => import('#web/features/on-road/slip-search.tsx'), 'SlipSearch')
const SlipQuote = late(() => import('./slip-quote.tsx'), 'SlipQuote')

/** The slip of the number in the address, or a form that asks for the number. */
export function Component() {
  const { name, phones, address } = useDealership()
  const { number } = useParams()
  const navigate = useNavigate()
  const search = <SlipSearch onFound={(found) => void navigate(slipPath(found))} />
  return (
    <PageFrame
      path={number ? slipPath(number) : paths.slip}
      title={t`On-road price slip`}
      description={t`An on-road price as it was on its day, line by line.`}
      heading={t`On-road price slip`}
      crumb={t`Price slip`}
    >
      <meta name="robots" content="noindex" />
      <Below hasRoom>
        {number ? (
          <SlipLoader
            key={number}
            number={number}
            address={pageUrl(slipPath(number))}
            dealer={{ name, phone: phones.sales.number, address }}
            search={search}
            quote={(slip) => <SlipQuote slip={slip} address={pageUrl(slipPath(slip.number))} />}
          />
        ) : (
          search
        )}
      </Below>
    </PageFrame>
  )
}
