import { useState } from 'react'
import type { Breach } from '#contract/privacy/breaches.ts'
import { answerWords } from '#web/lib/api/failure-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { formatMoment } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Screen } from '#web/ui/layout/screen.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { BreachBoard } from './breach-board.tsx'
import { BreachForm } from './breach-form.tsx'
import { BreachLetters } from './breach-letters.tsx'
import { BreachPeople } from './breach-people.tsx'
import { peopleCount } from './breach-words.ts'

interface BreachPageProps {
  /** The id in the address; `new` for a breach that is not written down yet. */
  id: string
  onOpen: (id: string) => void
  onBack: () => void
}

/** One breach: what happened, whom it touched, what the Board and the people concerned were told. */
export function BreachPage({ id, onOpen, onBack }: BreachPageProps) {
  const loaded = useLoaded('breaches', (signal) => callApi('listBreaches', {}, { signal }))
  // Made once, so that a save that is tried again writes one breach down.
  const [newId] = useState(() => crypto.randomUUID())
  const breach = loaded.value?.breaches.find((one) => one.id === id)

  /** Does something about the breach and shows the register as it is since; answers whether it was done. */
  async function act<Answer extends { breaches: Breach[] }>(
    work: () => Promise<Answer>,
    words: (answer: Answer) => string,
  ): Promise<boolean> {
    try {
      const answer = await work()
      loaded.replace(() => ({ breaches: answer.breaches }))
      notify.success(words(answer))
      return true
    } catch (error) {
      notify.error(answerWords(error, 'This was not saved. Please try again.'))
      return false
    }
  }

  const title = breach ? `Breach known ${formatMoment(new Date(breach.knownAt))}` : 'A breach'
  return (
    <Screen
      title={title}
      actions={
        <Button size="small" onClick={onBack}>
          Back
        </Button>
      }
    >
      <LoadFailure of={loaded} words="The register of breaches could not be loaded." />
      <div className="grid max-w-5xl gap-5">
        {id === 'new' ? (
          <BreachForm
            onSave={async (facts) => {
              const body = { expected: 0, facts }
              const isDone = await act(
                () => callApi('saveBreach', { params: { id: newId }, body }),
                () => 'Written down.',
              )
              if (isDone) onOpen(newId)
            }}
          />
        ) : null}
        {breach ? (
          <>
            <BreachBoard
              breach={breach}
              onNoted={(step) =>
                void act(
                  () => callApi('noteBoard', { params: { id }, body: { step } }),
                  () => 'Noted.',
                )
              }
            />
            <BreachPeople
              breach={breach}
              onChange={async (change) => {
                await act(
                  () => callApi('addBreachPeople', { params: { id }, body: change }),
                  ({ changed }) => `${peopleCount(changed)} ${'drop' in change ? 'taken off' : 'added'}.`,
                )
              }}
            />
            <BreachLetters
              breach={breach}
              onSend={(told) =>
                act(
                  () => callApi('sendBreachLetters', { params: { id }, body: { told } }),
                  ({ changed }) => (told === null ? `${changed} on their way.` : 'Noted.'),
                )
              }
            />
            <BreachForm
              key={breach.version}
              breach={breach}
              onSave={async (facts) => {
                const body = { expected: breach.version, facts }
                await act(
                  () => callApi('saveBreach', { params: { id }, body }),
                  () => 'Saved.',
                )
              }}
            />
          </>
        ) : null}
      </div>
    </Screen>
  )
}
