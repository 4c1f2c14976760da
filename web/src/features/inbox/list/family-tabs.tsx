import type { LeadFamily } from '#contract/leads/lead-stages.ts'
import { ChoiceTabs } from '#web/ui/layout/choice-tabs.tsx'

/** The kinds of work, as staff call them. */
export const families = [
  { id: 'sales', label: 'Sales' },
  { id: 'service', label: 'Service' },
  { id: 'people', label: 'People' },
  { id: 'other', label: 'Other' },
] as const satisfies readonly { id: LeadFamily; label: string }[]

interface FamilyTabsProps {
  chosen: LeadFamily
  onChoose: (family: LeadFamily) => void
}

/** Tabs to choose whose board is shown: each kind of work has stages of its own. */
export function FamilyTabs({ chosen, onChoose }: FamilyTabsProps) {
  return <ChoiceTabs legend="Which work" tabs={families} chosen={chosen} onChoose={onChoose} />
}
