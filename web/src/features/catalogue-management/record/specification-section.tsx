import type { ReactNode } from 'react'
import type { Category } from '#contract/catalogue/lines.ts'
import {
  partTitle,
  type SpecificationPart,
  specificationParts,
} from '#contract/catalogue/specification-parts.ts'
import { rowNames } from '#domain/catalogue/row-names.ts'
import type { SectionProps } from './record-draft.ts'
import { SpecificationRows } from './specification-rows.tsx'

/**
 * The sections of a specification, each a list of label, figure and unit. That of the battery is for electric
 * vehicles.
 */
export function SpecificationSection({
  value,
  onChange,
  errorOf,
  category,
}: SectionProps<'specification'> & { category: Category }) {
  const parts = specificationParts
    .filter(({ id }) => id !== 'battery' || category === 'ev' || value.battery.length > 0)
    .map((part) => ({ id: part.id, label: partTitle(part, category) }))
  return (
    <div className="grid gap-3">
      <p className="text-muted">A section without rows shows the body dimensions, as its page does today.</p>
      {parts.map(({ id, label }) => (
        <SpecificationPartCard
          key={id}
          id={id}
          label={label}
          hasError={value[id].some(
            (_, index) => errorOf(`${id}.${index}.label`) ?? errorOf(`${id}.${index}.text`),
          )}
          count={value[id].length}
        >
          <SpecificationRows
            label={label}
            usual={rowNames[id]}
            rows={value[id]}
            errorOf={(path) => errorOf(`${id}.${path}`)}
            onChange={(rows) => onChange({ ...value, [id]: rows })}
          />
        </SpecificationPartCard>
      ))}
    </div>
  )
}

interface CardProps {
  id: SpecificationPart
  label: string
  count: number
  hasError: boolean
  children: ReactNode
}

function SpecificationPartCard({ id, label, count, hasError, children }: CardProps) {
  return (
    <details open={id === 'bodyDimensions' || hasError} className="rounded-md border border-hairline">
      <summary className="flex min-h-12 cursor-pointer items-center gap-3 px-4 font-semibold hover:bg-soft">
        {label}
        <span className="figures text-sm font-normal text-muted">
          {count} {count === 1 ? 'row' : 'rows'}
        </span>
      </summary>
      <div className="border-t border-hairline p-3">{children}</div>
    </details>
  )
}
