import { type ReactNode, useEffect, useRef, useState } from 'react'

interface WhileChosenProps {
  choice: string
  children: ReactNode
}

/** A field of a form that is there only while a list of the form has this choice. */
export function WhileChosen({ choice, children }: WhileChosenProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isChosen, setChosen] = useState(false)
  // Runs after every render: a draft that is put back changes the list without an event, and renders the
  // form.
  useEffect(() => {
    const form = place.current?.closest('form')
    const read = () => {
      const lists = form ? [...form.querySelectorAll('select')] : []
      setChosen(lists.some(({ value }) => value === choice))
    }
    read()
    form?.addEventListener('change', read)
    return () => form?.removeEventListener('change', read)
  })
  return (
    <div ref={place} hidden={!isChosen}>
      {children}
    </div>
  )
}
