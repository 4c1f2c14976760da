import { useEffect, useState } from 'react'
import { t } from '#contract/wire/language.ts'
import { Checkbox } from '#web/ui/form/controls/inputs.tsx'

/**
 * The tick that allows messages by WhatsApp, which nobody sets but the visitor; `noticeBeside` reads its
 * words from its value. It comes once the form around `mark` holds a number: without one it would mean
 * nothing, and a form that is only looked at stays still.
 */
export function WhatsAppTick({ mark }: { mark: HTMLElement }) {
  const [hasNumber, setHasNumber] = useState(false)
  useEffect(() => {
    const form = mark.closest('form')
    const look = () => {
      const numbers = form?.querySelectorAll<HTMLInputElement>('input[type=tel]') ?? []
      setHasNumber([...numbers].some(({ value }) => value !== ''))
    }
    look()
    form?.addEventListener('input', look)
    return () => form?.removeEventListener('input', look)
  }, [mark])
  const words = t`You may also write to me by WhatsApp: my reference, reminders and changes. Answering STOP ends it.`
  return hasNumber ? <Checkbox name="byWhatsApp" value={words} label={words} className="-my-2.5" /> : null
}
