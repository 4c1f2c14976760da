import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { formatMoment } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { FormPart } from '#web/ui/form/send/form-part.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { boardWords, natureLabel, toldWords } from './breach-words.ts'

/** The register of breaches in short: each with its clock, and the way to write one down. */
export function BreachCard({ onOpen }: { onOpen: (id: string) => void }) {
  const loaded = useLoaded('breaches', (signal) => callApi('listBreaches', {}, { signal }))
  const breaches = loaded.value?.breaches ?? []
  return (
    <FormPart
      title="If details got out"
      hint="Write it down at once: the Board wants a note without delay and the details within 72 hours, and everybody concerned a letter."
    >
      <LoadFailure of={loaded} words="The register of breaches could not be loaded." />
      {breaches.length > 0 ? (
        <ul className="border-t border-hairline">
          {breaches.map((breach) => {
            const known = formatMoment(new Date(breach.knownAt))
            return (
              <li
                key={breach.id}
                className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-hairline py-3"
              >
                <div className="min-w-0 flex-1">
                  <strong className="font-semibold">{natureLabel(breach)}</strong>
                  <p className="figures text-sm text-muted">
                    {[`known ${known}`, toldWords(breach), boardWords(breach)].join(' · ')}
                  </p>
                </div>
                <Button size="small" aria-label={`Open: ${known}`} onClick={() => onOpen(breach.id)}>
                  Open
                </Button>
              </li>
            )
          })}
        </ul>
      ) : null}
      <Button size="small" className="justify-self-start" onClick={() => onOpen('new')}>
        Write a breach down …
      </Button>
    </FormPart>
  )
}
