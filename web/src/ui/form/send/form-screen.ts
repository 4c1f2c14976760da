import type { z } from 'zod'
import type { FormName } from '#contract/enquiries/forms.ts'
import type { ApiError, CallOptions } from '#web/lib/api/api-client.ts'
import type { NewEnquiry } from '#web/lib/outbox/send.ts'
import type { FieldPart } from '#web/ui/form/controls/field-part.ts'
import type { Choice, WordsOf } from '#web/ui/form/controls/select.tsx'

interface FieldBase {
  /** The name of the field in the schema of the body. */
  name: string
  label: string
  hint?: string
  optional?: boolean
  /** Shows the field only while a list of the form has this choice, for which the field asks more. */
  onlyFor?: string
  /** Makes the field half as wide, so that two halves share a row. */
  isHalf?: boolean
}

/** One box of a group; its name is a field in the group's own record. */
export interface BoxDefinition {
  name: string
  label: string
}

/**
 * One control of a form. The schema says what the control accepts; this definition says how it looks and
 * which keyboard it opens.
 */
export type FieldDefinition =
  | (FieldBase & {
      kind: 'text' | 'tel' | 'numeric' | 'date' | 'password'
      maxLength: number
      autoComplete?: string
      /** For user names, which are typed in small letters. */
      autoCapitalize?: 'none'
      suggestions?: readonly string[]
      /** Removes characters that are no digits while the visitor types. */
      digitsOnly?: boolean
    })
  | (FieldBase & {
      kind: 'email'
      maxLength: number
      autoComplete?: string
      /** A box below a required address, for who has none: while it is ticked the field rests. */
      none?: BoxDefinition
    })
  | (FieldBase & { kind: 'textarea'; maxLength: number; rows?: number })
  | (FieldBase & { kind: 'select'; choices: readonly Choice[]; placeholder: string; words?: WordsOf })
  | (FieldBase & { kind: 'radio'; choices: readonly string[]; words?: WordsOf })
  | (FieldBase & { kind: 'file'; accept: string })
  | (FieldBase & { kind: 'checkbox'; isOfTerms?: true })
  /** Boxes that are sent as one record of booleans; the box `all` on top sets or clears the others. */
  | (FieldBase & { kind: 'checkboxes'; all: BoxDefinition; boxes: readonly BoxDefinition[] })
  /**
   * A special control, which few forms have; it is passed as a component so that other forms do not load it.
   */
  | (FieldBase & { kind: 'part'; Part: FieldPart })
  /**
   * A box that must be ticked, and that is not sent. With `isOfTerms` the words of its label for the terms
   * lead to them.
   */
  | (FieldBase & { kind: 'agreement'; refusal: string; isOfTerms?: true })

/**
 * A reason why an enquiry may be useless as it is. The visitor is asked about the doubt once, and the enquiry
 * is never refused.
 */
export interface OddValue {
  /** The name of the field that would remove the doubt, or the id of the part beside the fields. */
  field: string
  words: string
  isEmpty: boolean
}

/** A whole form as data: fields, schema, call and texts. Forms differ only in their definitions. */
export interface FormScreen<Body extends object, Answer = { message: string }> {
  /** The name of the form in ids. */
  id: string
  fields: readonly FieldDefinition[]
  submitLabel: string
  /**
   * Set where the schema requires nothing: one line above the fields says so, and no field is marked. With
   * the line nobody takes the unmarked fields for required ones.
   */
  requiresNothing?: true
  /** Loads the schema when the form is touched, because until then nobody needs it. */
  loadSchema: () => Promise<z.ZodType<Body>>
  /**
   * One sentence for all missing required fields together, in the words of the schema; it is shown once,
   * above the form.
   */
  refusal?: string
  /** What is sent beside the fields, such as the offer that the form is for. */
  beside?: object
  /** What is odd about several fields together, which no field can tell alone. */
  oddTogether?: (typed: Readonly<Record<string, unknown>>) => OddValue[]
  /** The number of the outlet that a message is for, where the typed text tells it. */
  outletOf?: (body: Body) => Promise<number | undefined>
  send: (body: Body, options: CallOptions) => Promise<Answer>
  successText: (answer: Answer) => string
  failureText: (error: ApiError) => string
  /**
   * Makes this a form of the public pages: its typed text survives a reload, and a sent enquiry waits on the
   * device until it has arrived. The fields here are those needed at that time, when the form's page may be
   * closed. Forms of staff leave this out.
   */
  later?: Pick<NewEnquiry, 'title' | 'success'> & { endpoint: FormName }
}

/** The result of sending a form, for the code that tells the visitor; `error` is set for a failure. */
export type Outcome =
  | { kind: 'success'; text: string; error?: undefined }
  | { kind: 'failure'; text: string; error: ApiError }
