import { useEffect, useEffectEvent, useState } from 'react'
import { t } from '#contract/wire/language.ts'
import { Checkbox } from '#web/ui/form/controls/inputs.tsx'

interface WhatsAppTickProps {
  /** An element of the form. */
  mark: HTMLElement
  /** Has the form this tick? Undefined until that is known. */
  isAsked: boolean | undefined
}

/**
 * The tick that allows messages by WhatsApp, which nobody sets but the visitor; `noticeBeside` reads its
 * words from its value. It comes once the form around `mark` holds a number: without one it would mean
 * nothing. Its room comes and goes only while the visitor types, so that nothing moves under their eyes when
 * the answer whether the form has it comes late.
 */
export function WhatsAppTick({ mark, isAsked }: WhatsAppTickProps) {
  const [hasRoom, setRoom] = useState(false)
  const look = useEffectEvent((form: HTMLFormElement) => {
    const numbers = form.querySelectorAll<HTMLInputElement>('input[autocomplete^=tel]')
    setRoom(isAsked !== false && [...numbers].some(({ value }) => value !== ''))
  })
  useEffect(() => {
    const form = mark.closest('form')
    if (!form) return
    const see = () => look(form)
    see()
    form.addEventListener('input', see)
    return () => form.removeEventListener('input', see)
  }, [mark])
  if (!hasRoom) return null
  const words = t`You may also write to me by WhatsApp: my reference, reminders and changes. Answering STOP ends it.`
  if (isAsked) return <Checkbox name="byWhatsApp" value={words} label={words} className="-my-2.5" />
  return (
    <p inert className="-my-2.5 flex gap-3 py-2.5 leading-snug opacity-0">
      <span className="size-5.5 shrink-0" />
      <span>{words}</span>
    </p>
  )
}
