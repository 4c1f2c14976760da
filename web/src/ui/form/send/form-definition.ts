import type { z } from 'zod'
import type { ApiError, CallOptions } from '#web/lib/api/api-client.ts'
import type { NewEnquiry } from '#web/lib/outbox/send.ts'
import type { FieldPart } from '#web/ui/form/controls/field-part.ts'
import type { Choice, WordsOf } from '#web/ui/form/controls/select.tsx'

interface FieldBase {
  /** The field of the message that the schema knows. */
  name: string
  label: string
  hint?: string
  optional?: boolean
  /** Stands beside another half in one row. */
  isHalf?: boolean
}

/** One box of a group; its name is a field of the group's own record. */
export interface BoxDefinition {
  name: string
  label: string
}

/** What somebody agrees to; opens beside the form, so that nothing typed is lost. */
export interface Reading {
  label: string
  to: string
}

/** One control. The schema says what it accepts; this says how it looks and which keyboard it brings. */
export type FieldDefinition =
  | (FieldBase & {
      kind: 'text' | 'email' | 'tel' | 'numeric' | 'date' | 'password'
      maxLength: number
      autoComplete?: string
      /** For names that are typed in small letters. */
      autoCapitalize?: 'none'
      suggestions?: readonly string[]
      /** What is no digit disappears while it is typed. */
      digitsOnly?: boolean
    })
  | (FieldBase & { kind: 'textarea'; maxLength: number; rows?: number })
  | (FieldBase & { kind: 'select'; choices: readonly Choice[]; placeholder: string; words?: WordsOf })
  | (FieldBase & { kind: 'radio'; choices: readonly string[]; words?: WordsOf })
  | (FieldBase & { kind: 'file'; accept: string })
  | (FieldBase & { kind: 'checkbox'; reading?: Reading })
  /** Boxes sent as one record of booleans; `all` on top sets or clears the others. */
  | (FieldBase & { kind: 'checkboxes'; all: BoxDefinition; boxes: readonly BoxDefinition[] })
  /** A control of its own, which few forms have, so that the others do not load it. */
  | (FieldBase & { kind: 'part'; Part: FieldPart })
  /** A box that must be ticked and is not sent. */
  | (FieldBase & { kind: 'agreement'; refusal: string; reading?: Reading })

/** A whole form as data: fields, schema, call and texts. A form differs from another by this alone. */
export interface FormDefinition<Body extends object, Answer = { message: string }> {
  /** Names the form in ids. */
  id: string
  fields: readonly FieldDefinition[]
  submitLabel: string
  /** Loaded when somebody begins to type: a page that is only read needs no schema. */
  loadSchema: () => Promise<z.ZodType<Body>>
  /** One sentence for all required fields together, as the schema says it; it stands on top once. */
  refusal?: string
  /** The number of the outlet that a message is for, where what was typed says it. */
  outletOf?: (body: Body) => Promise<number | undefined>
  send: (body: Body, options: CallOptions) => Promise<Answer>
  successText: (answer: Answer) => string
  failureText: (error: ApiError) => string
  /**
   * Makes it a form of the public pages: what is typed outlives a reload, and what was sent waits on the device until
   * it has arrived. This is what must be known of it then, when its page may be gone. Forms of staff have none.
   */
  later?: Pick<NewEnquiry, 'endpoint' | 'title' | 'success'>
}

/** How sending a form ended, for whoever tells the visitor; `error` comes with a failure. */
export type Outcome =
  | { kind: 'success'; text: string; error?: undefined }
  | { kind: 'failure'; text: string; error: ApiError }
