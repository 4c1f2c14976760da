import type { ReactNode } from 'react'
import type { Block } from '#contract/content/page-texts.ts'
import { t } from '#contract/wire/language.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { type FilledWords, RichText, Runs } from '#web/ui/text/rich-text.tsx'
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
    { label: t`Name`, value: name },
    { label: t`In business since`, value: since },
    { label: t`Head office`, value: address.join(', ') },
    { label: t`Region`, value: t`${district} district, ${state}` },
    { label: t`Showrooms`, value: showrooms },
    { label: t`Outlets`, value: outlets },
    ...(customers > 0 ? [{ label: t`Customers`, value: t`Over ${groupLakhs(customers)}` }] : []),
    ...(openingHours.length > 0
      ? [
          {
            label: t`Opening time`,
            value: openingHours.map(({ days, hours }) => `${days}: ${hours}`).join('; '),
          },
        ]
      : []),
  ]
  return <Facts facts={facts} />
}

/**
 * The text that the dealer adds. A list whose items all begin with bold words becomes a table, and the bold
 * words name the facts.
 */
export function ProfileText({ blocks, words }: { blocks: readonly Block[]; words: FilledWords }) {
  return blocks.map((block, index) =>
    block.kind === 'list' && block.items.every(([first]) => first?.strong) ? (
      <Facts
        // biome-ignore lint/suspicious/noArrayIndexKey: a text has no names for its parts, and no state
        key={index}
        facts={block.items.map(([first, ...rest]) => ({
          label: first?.text ?? '',
          value: <Runs runs={rest} words={words} />,
        }))}
      />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <div key={index} className="prose-width mt-6">
        <RichText blocks={[block]} words={words} />
      </div>
    ),
  )
}

function Facts({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className="divide-y divide-hairline border-b border-hairline first-of-type:border-t">
      {facts.map(({ label, value }) => (
        <div key={label} className="grid gap-x-8 gap-y-0.5 py-4 sm:grid-cols-[14rem_1fr]">
          <dt className="text-muted">{label}</dt>
          <dd className="figures text-lg font-semibold text-pretty">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
