import { Screen } from '#web/ui/layout/screen.tsx'
import { PersonCard } from './person-card.tsx'
import { RetentionCard } from './retention-card.tsx'

/** What people may ask of the dealer: their data as a file, and to be forgotten; and who is forgotten with time. */
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
