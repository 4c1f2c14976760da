import { useState } from 'react'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { Screen } from '#web/ui/layout/screen.tsx'
import type { FoundPerson } from './found-person.ts'
import { PersonCard } from './person-card.tsx'
import { PersonPage } from './person-page.tsx'
import { RequestsCard } from './requests-card.tsx'
import { RetentionCard } from './retention-card.tsx'

/**
 * The rights of people towards the dealer: their data as a page or a file, and erasure; and the people whom
 * time erases.
 */
export function PrivacyScreen() {
  const [address, setAddress] = useSearchState()
  const [found, setFound] = useState<FoundPerson>()
  if (found && address.get('view') === 'page')
    return <PersonPage found={found} onBack={() => setAddress({ view: undefined })} />
  return (
    <Screen title="Privacy">
      <div className="mb-5 empty:hidden">
        <RequestsCard />
      </div>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <PersonCard
          found={found}
          onFound={setFound}
          onRead={() => setAddress({ view: 'page' }, { step: true, fromTop: true })}
        />
        <RetentionCard />
      </div>
    </Screen>
  )
}
