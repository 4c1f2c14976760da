import { type PageTextId, pageTextIds, pageTexts } from '#contract/content/page-text-list.ts'
import { isOff } from '#contract/site/site-parts.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { cameToNothing, useLoaded } from '#web/lib/api/use-loaded.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'
import { Screen } from '#web/ui/layout/screen.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import type { FilledWords } from '#web/ui/text/rich-text.tsx'
import { TextEditor } from './text-editor.tsx'

/** Texts of pages: an editor for the one that the address names, with its preview. */
export function TextScreen({ words }: { words: FilledWords }) {
  const [address, setAddress] = useSearchState()
  const texts = useLoaded('page texts', (signal) => callApi('listPageTexts', {}, { signal }))
  const asked = address.get('text') as PageTextId
  const { parts } = useDealership()
  const ids = pageTextIds.filter((one) => !isOff(parts, pageTexts[one].part))
  const id = ids.includes(asked) ? asked : pageTextIds[0]
  const text = texts.value?.find((one) => one.id === id)
  const choices = ids.map((one) => {
    const stored = texts.value?.find((text) => text.id === one)
    const { label } = pageTexts[one]
    return { value: one, label: stored?.markdown && !stored.checked ? `${label}, to be checked` : label }
  })
  return (
    <Screen title="Manage Texts">
      <Select
        label="Text"
        className="max-w-sm"
        choices={choices}
        value={id}
        onChange={({ currentTarget }) => setAddress({ text: currentTarget.value }, { step: true })}
      />
      <LoadFailure of={texts} words="The texts could not be loaded." />
      {text ? (
        <TextEditor key={id} text={text} words={words} onSaved={texts.reload} />
      ) : cameToNothing(texts) ? null : (
        <Skeleton className="h-96" />
      )}
    </Screen>
  )
}
