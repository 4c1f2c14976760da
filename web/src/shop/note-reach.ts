import { failureWords } from '#web/lib/api/failure-words.ts'
import { keepTouch, type Touch } from '#web/shop/lead-touch.ts'
import { notify } from '#web/ui/overlay/toast.tsx'

/** How somebody is reached, from a list as from a lead itself. */
export type Reach = Exclude<Touch['kind'], 'note'>

/** Notes with a lead that its person is being called or written to; answers whether it was noted, and says where it was not. */
export async function noteReach(lead: string, kind: Reach): Promise<boolean> {
  try {
    await keepTouch(lead, { kind })
    return true
  } catch (error) {
    notify.error(failureWords(error, 'This could not be noted. Please add a note to the lead.'))
    return false
  }
}
