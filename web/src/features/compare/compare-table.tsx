import { t, wordsFor } from '#contract/wire/language.ts'
import { specificationWords } from '#web/shop/specification-words.ts'
import { classNames } from '#web/ui/class-names.ts'
import { CheckIcon } from '#web/ui/icon/sign.tsx'
import type { ComparedModel, CompareRow, CompareSection } from './compare-rows.ts'

/**
 * The labels of the figures at the top of a model's page, which stand beside the labels of the data sheets.
 */
const figureName = wordsFor('Engine', 'Motor', 'Power', 'Mileage', 'Range', 'Weight', 'Seat height')

interface CompareTableProps {
  models: readonly ComparedModel[]
  sections: readonly CompareSection[]
  /** Are rows shown in which all models say the same? */
  showsEqual: boolean
}

/**
 * All rows by section. On phones the label of a row stands above its cells, at the left edge however far the
 * cells are swiped; a screen reader reads the same table.
 */
export function CompareTable({ models, sections, showsEqual }: CompareTableProps) {
  return (
    <table className="w-full table-fixed text-left">
      <caption className="sr-only">
        {models.map(({ bike, variant }) => [bike.name, variant?.name].filter(Boolean).join(' ')).join(', ')}
      </caption>
      <colgroup>
        <col className="w-0 md:w-44" />
      </colgroup>
      <thead className="sr-only">
        <tr>
          <td />
          {models.map(({ bike, variant }) => (
            <th key={`${bike.bikeName} ${variant?.name}`} scope="col">
              {bike.name} {variant?.name}
            </th>
          ))}
        </tr>
      </thead>
      {sections.map((section) => (
        <Section key={section.title} section={section} showsEqual={showsEqual} count={models.length} />
      ))}
    </table>
  )
}

interface SectionProps {
  section: CompareSection
  showsEqual: boolean
  count: number
}

function Section({ section: { title, rows }, showsEqual, count }: SectionProps) {
  const shown = showsEqual ? rows : rows.filter(({ isEqual }) => !isEqual)
  const folded = rows.length - shown.length
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={count + 1} className="border-b border-content pt-8 pb-2">
          <span className="sticky left-0 inline-flex flex-wrap items-baseline gap-x-3">
            <span className="text-lg font-bold">{title}</span>
            {folded > 0 ? (
              <span className="text-sm font-normal text-muted">
                {folded === 1 ? t`1 equal row hidden` : t`${folded} equal rows hidden`}
              </span>
            ) : null}
          </span>
        </th>
      </tr>
      {shown.map((row) => (
        <Row key={row.label} row={row} marksDifference={showsEqual && count > 1} />
      ))}
    </tbody>
  )
}

function Row({
  row: { label, cells, isEqual, best },
  marksDifference,
}: {
  row: CompareRow
  marksDifference: boolean
}) {
  return (
    <tr className="print:break-inside-avoid border-b border-hairline">
      <th
        scope="row"
        className="py-3 pr-4 align-top text-sm font-normal text-muted max-md:sticky max-md:left-0 max-md:p-0"
      >
        <span className="max-md:absolute max-md:top-2 max-md:left-0 max-md:w-max max-md:max-w-[85vw]">
          <span>{figureName(specificationWords(label))}</span>
          {marksDifference && !isEqual ? (
            <span className="ml-1.5 font-semibold whitespace-nowrap text-content">
              <span aria-hidden="true">≠ </span>
              {t`differs`}
            </span>
          ) : null}
        </span>
      </th>
      {cells.map((text, index) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is nothing but its place among the models
          key={index}
          className={classNames(
            'figures py-3 pr-3 align-top wrap-anywhere max-md:pt-[2em]',
            !isEqual && 'font-semibold',
          )}
        >
          {text !== undefined ? (
            <span>{text}</span>
          ) : (
            <span className="font-normal text-muted">
              <span aria-hidden="true">–</span>
              <span className="sr-only">{t`not said`}</span>
            </span>
          )}
          {best?.index === index ? (
            <span className="flex items-center gap-1 text-sm font-bold text-success">
              <CheckIcon className="size-4" />
              {best.words}
            </span>
          ) : null}
        </td>
      ))}
    </tr>
  )
}
