import type { ComponentType } from 'react'

/** What a control of its own gets that a form's definition brings along; it holds its value in a control of this name. */
export interface FieldPartProps {
  id: string
  name: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  optional?: boolean | undefined
}

export type FieldPart = ComponentType<FieldPartProps>
