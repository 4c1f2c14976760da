import type { BikeDetail } from '#contract/catalogue/catalogue.ts'
import {
  partTitle,
  type SpecificationPart,
  specificationParts,
} from '#contract/catalogue/specification-parts.ts'
import { texts } from '#contract/texts/texts.ts'
import { t } from '#contract/wire/language.ts'
import { labelWords } from '#domain/catalogue/label-words.ts'
import { specificationWords } from '#web/shop/specification-words.ts'
import { Accordion } from '#web/ui/layout/accordion.tsx'
import { EmptyState } from '#web/ui/loading/empty-state.tsx'

/**
 * The sections of a specification, of which one is open; a section without data of its own shows the body
 * dimensions, and one without either is left out.
 */
export function Specifications({ bike }: { bike: BikeDetail }) {
  const sections = specificationParts
    .map((part) => ({
      id: part.id,
      title: partTitle(part, bike.category),
      values: ownOrBody(bike, part.id),
    }))
    .filter(({ values }) => Object.keys(values).length > 0)
    .map(({ id, title, values }) => ({
      id,
      title,
      content: <SpecificationTable title={title} values={values} labels={bike.labels} />,
    }))
  const [first] = sections
  if (!first) return <EmptyState title={t`No specifications listed yet`} />
  return <Accordion initiallyOpen={first.id} sections={sections} />
}

function ownOrBody(bike: BikeDetail, key: SpecificationPart): Record<string, string> {
  // Most models have no battery to drive with, and no section that says so.
  return key === 'battery' || Object.keys(bike[key]).length > 0 ? bike[key] : bike.bodyDimensions
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
