import { Select } from '#web/ui/form/controls/select.tsx'
import { groupId } from '#web/ui/table/data-table.tsx'

/** A choice that scrolls to the accessories of one model in a long list. */
export function ModelJump({ models }: { models: readonly string[] }) {
  if (models.length < 2) return null
  return (
    <Select
      label="Jump to a model"
      className="min-w-0 flex-1 basis-36 sm:max-w-56"
      placeholder="Choose a model"
      choices={models}
      value=""
      onChange={({ currentTarget }) => {
        document.getElementById(groupId(currentTarget.value))?.scrollIntoView({ block: 'start' })
      }}
    />
  )
}
