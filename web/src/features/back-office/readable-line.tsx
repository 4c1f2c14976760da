import type { StaffAccount } from '#contract/session/session.ts'
import { changeableOf } from './menu/screen-rights.ts'
import type { ScreenId } from './menu/staff-screens.ts'

const words = {
  'own outlets': 'You change your own outlets here; the others you can read.',
  nothing:
    'You can read this. It holds for all outlets, and your account is for some: the owner can allow changes under Staff.',
}

/** Says above a screen what an account of some outlets may not change there. */
export function ReadableLine({ screen, account }: { screen: ScreenId; account: StaffAccount }) {
  const changeable = changeableOf(screen, account)
  return changeable === 'all' ? null : <p className="mb-5 text-muted">{words[changeable]}</p>
}
