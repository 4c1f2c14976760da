import { useState } from 'react'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { Screen } from '#web/ui/layout/screen.tsx'
import { BreachCard } from './breaches/breach-card.tsx'
import { BreachPage } from './breaches/breach-page.tsx'
import type { FoundPerson } from './found-person.ts'
import { PersonCard } from './person-card.tsx'
import { PersonPage } from './person-page.tsx'
import { RequestsCard } from './requests-card.tsx'
import { RetentionCard } from './retention-card.tsx'

/**
 * The rights of people towards the dealer: what they asked, with its clock; their data as a page or a file,
 * and erasure; the people whom time erases; and the register of breaches.
 */
export function PrivacyScreen() {
  const [address, setAddress] = useSearchState()
  const [found, setFound] = useState<FoundPerson>()
  /** The person of a request, and how often one was asked for: each time looks anew. */
  const [sought, setSought] = useState<{ person: FoundPerson['person']; turn: number }>()
  const breach = address.get('breach')
  const open = (id: string | undefined) => setAddress({ breach: id }, { step: true, fromTop: true })
  if (breach) return <BreachPage id={breach} onOpen={open} onBack={() => open(undefined)} />
  if (found && address.get('view') === 'page')
    return <PersonPage found={found} onBack={() => setAddress({ view: undefined })} />
  return (
    <Screen title="Privacy">
      <div className="mb-5 empty:hidden">
        <RequestsCard onFind={(person) => setSought({ person, turn: (sought?.turn ?? 0) + 1 })} />
      </div>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="grid gap-5">
          <PersonCard
            key={sought?.turn}
            sought={sought?.person}
            found={found}
            onFound={setFound}
            onRead={() => setAddress({ view: 'page' }, { step: true, fromTop: true })}
          />
          <BreachCard onOpen={open} />
        </div>
        <RetentionCard />
      </div>
    </Screen>
  )
}
