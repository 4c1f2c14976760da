import { Screen } from '#web/ui/layout/screen.tsx'
import { PersonCard } from './person-card.tsx'
import { RetentionCard } from './retention-card.tsx'

/**
 * The rights of people towards the dealer: their data as a file, and erasure; and the people whom time
 * erases.
 */
export function PrivacyScreen() {
  return (
    <Screen title="Privacy">
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <PersonCard />
        <RetentionCard />
      </div>
    </Screen>
  )
}
