import { useEffect, useEffectEvent, useState } from 'react'
import { limits } from '#contract/wire/limits.ts'
import { classNames } from '#web/ui/class-names.ts'
import { unnamedField } from './compact-field.ts'
import { Input } from './inputs.tsx'

interface SearchFieldProps {
  label: string
  placeholder: string
  /** The words that were asked for last. */
  term: string
  onAsk: (term: string) => void
  className?: string
}

/** How long typing rests before the search begins, in milliseconds. */
const pauseMs = 400

/** A field whose words are asked for after a pause in typing; its label is for screen readers alone. */
export function SearchField({ label, placeholder, term, onAsk, className }: SearchFieldProps) {
  const [typed, setTyped] = useState<string>()
  if (typed === term) setTyped(undefined)
  const ask = useEffectEvent(() => onAsk(typed ?? ''))
  useEffect(() => {
    if (typed === undefined) return
    const timer = setTimeout(ask, pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <Input
      label={label}
      type="search"
      autoComplete="off"
      maxLength={limits.search}
      placeholder={placeholder}
      value={typed ?? term}
      onChange={(event) => setTyped(event.currentTarget.value)}
      className={classNames(unnamedField, 'min-w-0 flex-1', className)}
    />
  )
}
