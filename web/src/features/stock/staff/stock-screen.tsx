import { useState } from 'react'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { Button } from '#web/ui/button.tsx'
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
  const [isAdding, setAdding] = useState(false)
  const tabs = mayImport ? [count, ageing, list] : [count, ageing]
  const { id: shown } = tabs.find(({ id }) => id === address.get('tab')) ?? count
  return (
    <Screen
      title="Stock"
      actions={
        shown === 'ageing' && mayCount ? (
          <Button size="small" onClick={() => setAdding(true)}>
            Note a vehicle
          </Button>
        ) : null
      }
    >
      <ChoiceTabs
        legend="What of the stock"
        tabs={tabs}
        chosen={shown}
        onChoose={(id) => setAddress({ tab: id === 'count' ? undefined : id })}
      />
      {shown === 'count' ? (
        <CountPart mayCount={mayCount} />
      ) : shown === 'ageing' ? (
        <AgeingPart mayChange={mayCount} isAdding={isAdding} onEnd={() => setAdding(false)} />
      ) : (
        <StockListPart />
      )}
    </Screen>
  )
}
