import { useState } from 'react'
import { mostBuildsPerDay } from '#contract/site/site.ts'
import { failureWords } from '#web/lib/api/failure-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { Select } from '#web/ui/form/controls/select.tsx'
import { FormPart } from '#web/ui/form/send/form-part.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'

const choices = Array.from({ length: mostBuildsPerDay }, (_, index) => String(index + 1))

/** How many builds a day may have; saved as soon as it is chosen. */
export function BuildsPerDay() {
  const loaded = useLoaded('builds per day', (signal) => callApi('getSiteBuild', {}, { signal }))
  const [isSaving, setSaving] = useState(false)

  async function choose(perDay: number) {
    setSaving(true)
    try {
      const build = await callApi('setBuildsPerDay', { body: { perDay } })
      loaded.replace(() => build)
      notify.success(perDay === 1 ? 'A day has one build at most.' : `A day has ${perDay} builds at most.`)
    } catch (error) {
      notify.error(failureWords(error, 'The number was not saved. Please try again.'))
    } finally {
      setSaving(false)
    }
  }

  return (
    <FormPart
      title="Pages for search engines"
      hint="Visitors see a change at once. These pages are built at night after a change, or when you publish; Netlify charges credits for each build."
    >
      <LoadFailure of={loaded} words="The number of builds could not be loaded." />
      {loaded.value ? (
        <div className="max-w-48">
          <Select
            label="Builds a day, at most"
            choices={choices}
            value={String(loaded.value.perDay)}
            disabled={isSaving}
            onChange={({ currentTarget }) => void choose(Number(currentTarget.value))}
          />
        </div>
      ) : null}
    </FormPart>
  )
}
