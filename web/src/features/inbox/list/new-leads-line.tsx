import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { Button } from '#web/ui/button.tsx'

/**
 * Says how many leads have come since the list was read, and shows them after a press. The line stands beside
 * the heading, so that nothing moves under the pointer when it appears.
 */
export function NewLeadsLine({ fresh, onShow }: { fresh: number; onShow: () => void }) {
  return (
    <div role="status" className="-my-2 empty:hidden">
      {fresh > 0 ? (
        <Button size="small" onClick={onShow}>
          {groupLakhs(fresh)} new – show
        </Button>
      ) : null}
    </div>
  )
}
