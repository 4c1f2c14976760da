import { type PageTextId, pageTextIds, pageTexts } from '#contract/page-text-list.ts'
import { callApi } from '#web/lib/api-client.ts'
import { useSearchState } from '#web/lib/search-state.ts'
import { cameToNothing, useLoaded } from '#web/lib/use-loaded.ts'
import { Select } from '#web/ui/form/select.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import type { FilledWords } from '#web/ui/rich-text.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextEditor } from './text-editor.tsx'

const choices = pageTextIds.map((id) => ({ value: id, label: pageTexts[id].label }))

/** Texts of pages: one of them at a time, to write with its preview; the address says which. */
export function TextScreen({ words }: { words: FilledWords }) {
  const [address, setAddress] = useSearchState()
  const texts = useLoaded('page texts', (signal) => callApi('listPageTexts', {}, { signal }))
  const asked = address.get('text') as PageTextId
  const id = pageTextIds.includes(asked) ? asked : pageTextIds[0]
  const text = texts.value?.find((one) => one.id === id)
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
