import type { ReactNode } from 'react'
import { recordLimits as limits } from '#contract/catalogue/vehicle-choices.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Input, Textarea } from '#web/ui/form/controls/inputs.tsx'
import { PictureChoice } from '../pictures/picture-choice.tsx'

interface Facts {
  heading: string
  description: string
  image: string
}

interface PicturedPartProps {
  part: Facts
  /** How many lines the field of the words has. */
  rows: number
  /** The class of the fields beside the picture. */
  className?: string
  errorOf: (field: keyof Facts) => string | undefined
  onChange: (change: Partial<Facts>) => void
  /** More fields, between the heading and the words. */
  children?: ReactNode
}

/** The fields of a part of a vehicle that has a heading, words and a picture. */
export function PicturedPart({ part, rows, className, errorOf, onChange, children }: PicturedPartProps) {
  return (
    <div className="grid gap-3 md:grid-cols-[3fr_2fr]">
      <div className={classNames('grid content-start gap-3', className)}>
        <Input
          label="Heading"
          value={part.heading}
          maxLength={limits.heading}
          autoComplete="off"
          error={errorOf('heading')}
          onChange={({ currentTarget }) => onChange({ heading: currentTarget.value })}
        />
        {children}
        <Textarea
          label="Words"
          rows={rows}
          value={part.description}
          maxLength={limits.description}
          error={errorOf('description')}
          onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
        />
      </div>
      <PictureChoice label="Picture" path={part.image} onChange={(image) => onChange({ image })} />
    </div>
  )
}
