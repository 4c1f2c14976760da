import type { BikeDetail } from '#contract/catalogue/catalogue.ts'
import {
  partTitle,
  type SpecificationPart,
  specificationParts,
} from '#contract/catalogue/specification-parts.ts'
import { texts } from '#contract/texts/texts.ts'
import { labelWords } from '#domain/catalogue/label-words.ts'
import { specificationWords } from '#web/shop/specification-words.ts'
import { Accordion } from '#web/ui/layout/accordion.tsx'

/** Six sections, of which one is open; a section without data of its own shows the body dimensions. */
export function Specifications({ bike }: { bike: BikeDetail }) {
  return (
    <Accordion
      initiallyOpen="bodyDimensions"
      sections={specificationParts.map((part) => {
        const title = partTitle(part, bike.category)
        return {
          id: part.id,
          title,
          content: (
            <SpecificationTable title={title} values={ownOrBody(bike, part.id)} labels={bike.labels} />
          ),
        }
      })}
    />
  )
}

function ownOrBody(bike: BikeDetail, key: SpecificationPart): Record<string, string> {
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
