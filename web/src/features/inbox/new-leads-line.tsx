import { groupLakhs } from '#web/lib/money.ts'
import { Button } from '#web/ui/button.tsx'

/** Says how many leads have come since the list was read, and shows them when asked: nothing moves under the pointer. */
export function NewLeadsLine({ fresh, onShow }: { fresh: number; onShow: () => void }) {
  return (
    <div role="status" className="empty:hidden">
      {fresh > 0 ? (
        <Button size="small" variant="primary" onClick={onShow}>
          {groupLakhs(fresh)} new – show
        </Button>
      ) : null}
    </div>
  )
}
