import type { BikeDetail } from '#contract/catalogue.ts'
import { labelWords } from '#contract/label-words.ts'
import { t } from '#contract/language.ts'
import { texts } from '#contract/texts.ts'
import { specificationWords } from '#web/lib/specification-words.ts'
import { Accordion } from '#web/ui/accordion.tsx'

type SectionKey =
  | 'bodyDimensions'
  | 'engine'
  | 'transmission'
  | 'tyresAndBrakes'
  | 'frameAndSuspension'
  | 'electricals'

const sections: readonly { key: SectionKey; title: string }[] = [
  { key: 'bodyDimensions', title: t`Body Dimensions` },
  { key: 'engine', title: t`Engine` },
  { key: 'transmission', title: t`Transmission` },
  { key: 'tyresAndBrakes', title: t`Tyres & Brakes` },
  { key: 'frameAndSuspension', title: t`Frame & Suspension` },
  { key: 'electricals', title: t`Electricals` },
]

/** Six sections, one of them open; a section without data of its own shows the body dimensions. */
export function Specifications({ bike }: { bike: BikeDetail }) {
  return (
    <Accordion
      initiallyOpen="bodyDimensions"
      sections={sections.map(({ key, title }) => ({
        id: key,
        title: titleFor(bike, key, title),
        content: (
          <SpecificationTable
            title={titleFor(bike, key, title)}
            values={ownOrBody(bike, key)}
            labels={bike.labels}
          />
        ),
      }))}
    />
  )
}

/** What drives an electric one is no engine. */
function titleFor({ category }: BikeDetail, key: SectionKey, title: string): string {
  return category === 'ev' && key === 'engine' ? t`Motor` : title
}

function ownOrBody(bike: BikeDetail, key: SectionKey): Record<string, string> {
  return Object.keys(bike[key]).length > 0 ? bike[key] : bike.bodyDimensions
}

function SpecificationTable({
  title,
  values,
  labels,
}: {
  title: string
  values: Record<string, string>
  labels: BikeDetail['labels']
}) {
  return (
    <table className="w-full text-left">
      <caption className="sr-only">{title}</caption>
      <tbody>
        {Object.entries(values).map(([label, value]) => (
          <tr key={label} className="border-t border-hairline first:border-t-0">
            <th scope="row" className="w-2/5 py-2.5 pr-4 align-top font-normal text-muted">
              {labels?.[label] ?? specificationWords(labelWords(label))}
            </th>
            <td className="figures py-2.5 font-semibold">{value || texts.bike.missing}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
