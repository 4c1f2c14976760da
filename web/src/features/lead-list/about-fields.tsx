import { walkInFamilies } from '#contract/leads/lead-stages.ts'
import { useInboxChoices } from '#web/shop/lead-acts/use-inbox-choices.ts'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'
import type { AboutList } from './use-lead-list.ts'

const familyWords = { sales: 'Sales', service: 'Service', other: 'Other' } as const

interface AboutFieldsProps {
  about: AboutList
  errors: Readonly<Record<string, string>>
  onAbout: (change: Partial<AboutList>) => void
}

/** What holds for all leads of the list: where it comes from, what it is about, and the outlet. */
export function AboutFields({ about, errors, onAbout }: AboutFieldsProps) {
  const choices = useInboxChoices().value
  return (
    <section aria-labelledby="about-the-list" className="grid gap-3">
      <h2 id="about-the-list" className="text-lg font-bold">
        About the list
      </h2>
      <div className="grid gap-3 md:grid-cols-3">
        <Input
          label="Where it comes from"
          hint="Stands at each lead, as its source."
          placeholder="Rath Yatra stall 2026"
          autoComplete="off"
          maxLength={80}
          value={about.source}
          error={errors.source}
          onChange={({ currentTarget }) => onAbout({ source: currentTarget.value })}
        />
        <Select
          label="What about"
          hint="Says who works on the leads."
          placeholder="Please choose"
          value={about.family}
          error={errors.family}
          choices={walkInFamilies.map((value) => ({ value, label: familyWords[value] }))}
          onChange={({ currentTarget: { value } }) =>
            onAbout({ family: walkInFamilies.find((family) => family === value) ?? '' })
          }
        />
        <Select
          label="Outlet"
          optional
          hint="Without one, all outlets see them."
          placeholder="No outlet yet"
          value={about.outletId}
          error={errors.outletId}
          choices={(choices?.outlets ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={({ currentTarget }) => onAbout({ outletId: currentTarget.value })}
        />
      </div>
    </section>
  )
}
