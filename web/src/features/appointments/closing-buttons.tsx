import { Button } from '#web/ui/button.tsx'

interface ClosingButtonsProps {
  /** The name of the visitor, for those who hear the buttons without what stands around them. */
  person: string
  isBusy: boolean
  onState: (state: 'done' | 'no-show') => void
}

/** The two ways in which an appointment ends, offered from its start on. */
export function ClosingButtons({ person, isBusy, onState }: ClosingButtonsProps) {
  const whose = person ? <span className="sr-only">: {person}</span> : null
  return (
    <>
      <Button size="small" busy={isBusy} onClick={() => onState('done')}>
        Done{whose}
      </Button>
      <Button size="small" busy={isBusy} onClick={() => onState('no-show')}>
        Did not come{whose}
      </Button>
    </>
  )
}
