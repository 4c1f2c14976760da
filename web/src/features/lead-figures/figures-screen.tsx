import { useSearchState } from '#web/lib/address/search-state.ts'
import { ChoiceTabs } from '#web/ui/layout/choice-tabs.tsx'
import { Screen } from '#web/ui/layout/screen.tsx'
import { LeadFiguresSection } from './lead-figures-section.tsx'
import { SalesReport } from './sales/sales-report.tsx'

const views = [
  { id: 'sales', label: 'What became of them' },
  { id: 'days', label: 'Last 30 days' },
] as const

/** The figures of the leads: what became of sales by weeks, or what came in the last thirty days. */
export function FiguresScreen({ editsSpend }: { editsSpend: boolean }) {
  const [params, setAddress] = useSearchState()
  const view = params.get('view') === 'days' ? 'days' : 'sales'
  return (
    <Screen title="Figures">
      <ChoiceTabs
        legend="Figures of"
        tabs={views}
        chosen={view}
        onChoose={(id) => setAddress({ view: id === 'days' ? id : undefined }, { step: true })}
      />
      {view === 'days' ? <LeadFiguresSection /> : <SalesReport editsSpend={editsSpend} />}
    </Screen>
  )
}
