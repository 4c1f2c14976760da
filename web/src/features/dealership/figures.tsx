import { t } from '#contract/wire/language.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { classNames } from '#web/ui/class-names.ts'

export interface DealerFigures {
  since: number
  showrooms: number
  customers: number
  outlets: number
}

/** The dealer in four numbers. */
export function Figures({ since, showrooms, customers, outlets }: DealerFigures) {
  const figures = [
    { figure: String(since), text: t`selling and servicing since` },
    { figure: String(showrooms), text: showrooms === 1 ? t`showroom` : t`showrooms` },
    { figure: String(outlets), text: outlets === 1 ? t`outlet in the district` : t`outlets in the district` },
    ...(customers > 0 ? [{ figure: `${groupLakhs(customers)}+`, text: t`customers` }] : []),
  ]
  return (
    <dl
      className={classNames(
        'grid gap-px overflow-hidden rounded-lg border border-hairline bg-hairline',
        figures.length === 3 ? 'sm:grid-cols-3' : 'grid-cols-2 lg:grid-cols-4',
      )}
    >
      {figures.map(({ figure, text }) => (
        <div key={text} className="flex flex-col-reverse justify-end gap-1 bg-surface p-4 md:p-6">
          <dt className="text-muted">{text}</dt>
          <dd className="display figures text-[clamp(1.125rem,5.6vw,1.5rem)] sm:text-3xl xl:text-4xl">
            {figure}
          </dd>
        </div>
      ))}
    </dl>
  )
}
