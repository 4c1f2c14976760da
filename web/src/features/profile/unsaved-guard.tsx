import { type ReactNode, useCallback, useRef } from 'react'
import { holdsTypedText, useUnsavedWork } from '#web/ui/form/record/unsaved-work.ts'

/** Stands around a form on a screen: leaving the screen asks before typed text in the form is thrown away. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  useUnsavedWork(useCallback(() => holdsTypedText(element.current), []))
  return <div ref={element}>{children}</div>
}
