import type { ComponentType } from 'react'

/**
 * The properties of a special control that a form's definition provides; the control holds its value in an
 * input of this name.
 */
export interface FieldPartProps {
  id: string
  name: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  optional?: boolean | undefined
}

export type FieldPart = ComponentType<FieldPartProps>
