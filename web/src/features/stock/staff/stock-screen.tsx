import { useSearchState } from '#web/lib/address/search-state.ts'
import { ChoiceTabs } from '#web/ui/layout/choice-tabs.tsx'
import { Screen } from '#web/ui/layout/screen.tsx'
import { AgeingPart } from './ageing-part.tsx'
import { CountPart } from './count-part.tsx'
import { StockListPart } from './stock-list-part.tsx'

const count = { id: 'count', label: 'On the floor' } as const
const ageing = { id: 'ageing', label: 'How long it stands' } as const
const list = { id: 'list', label: 'Bring in a list' } as const

interface StockScreenProps {
  mayCount: boolean
  mayImport: boolean
}

/** What stands on the floor: counting it, how long single vehicles stand, and a list in place of counting. */
export function StockScreen({ mayCount, mayImport }: StockScreenProps) {
  const [address, setAddress] = useSearchState()
  const tabs = mayImport ? [count, ageing, list] : [count, ageing]
  const { id: shown } = tabs.find(({ id }) => id === address.get('tab')) ?? count
  return (
    <Screen title="Stock">
      <ChoiceTabs
        legend="What of the stock"
        tabs={tabs}
        chosen={shown}
        onChoose={(id) => setAddress({ tab: id === 'count' ? undefined : id })}
      />
      {shown === 'count' ? (
        <CountPart mayCount={mayCount} />
      ) : shown === 'ageing' ? (
        <AgeingPart mayChange={mayCount} />
      ) : (
        <StockListPart />
      )}
    </Screen>
  )
}
