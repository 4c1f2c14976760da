import { type ComponentProps, createContext, use } from 'react'
import { Button } from './button.tsx'

/** May the signed-in account change what the screen shows? */
export const MayChangeContext = createContext(true)

/** May the signed-in account change what the screen shows, or only read it? */
export function useMayChange(): boolean {
  return use(MayChangeContext)
}

/** A button that changes something, or begins to: nothing for an account that may only read the screen. */
export function ChangeButton(props: ComponentProps<typeof Button>) {
  return useMayChange() ? <Button {...props} /> : null
}
