import type { ReactNode } from 'react'
import { groupLakhs } from '#web/lib/money.ts'
import type { DealerFigures } from './figures.tsx'

interface CompanyProfileProps extends DealerFigures {
  name: string
  district: string
  state: string
  address: readonly string[]
  openingHours: readonly { days: string; hours: string }[]
}

/** The dealer as a table of facts. */
export function CompanyProfile(props: CompanyProfileProps) {
  const { name, district, state, since, showrooms, outlets, customers, address, openingHours } = props
  const facts: readonly { label: string; value: ReactNode }[] = [
    { label: 'Name', value: name },
    { label: 'In business since', value: since },
    { label: 'Head office', value: address.join(', ') },
    { label: 'Region', value: `${district} district, ${state}` },
    { label: 'Showrooms', value: showrooms },
    { label: 'Outlets', value: outlets },
    ...(customers > 0 ? [{ label: 'Customers', value: `Over ${groupLakhs(customers)}` }] : []),
    { label: 'We sell', value: 'Motorcycles, scooters, electric scooters and premium big bikes' },
    {
      label: 'We offer',
      value:
        'Test rides, finance, exchange, genuine parts and accessories, service, AMC and extended warranty',
    },
    { label: 'Open', value: openingHours.map(({ days, hours }) => `${days}: ${hours}`).join('; ') },
  ]
  return (
    <dl className="divide-y divide-hairline border-y border-hairline">
      {facts.map(({ label, value }) => (
        <div key={label} className="grid gap-x-8 gap-y-0.5 py-4 sm:grid-cols-[14rem_1fr]">
          <dt className="text-muted">{label}</dt>
          <dd className="figures text-lg font-semibold text-pretty">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
