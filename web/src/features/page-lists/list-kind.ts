import { limits } from '#contract/limits.ts'
import type { PageListId } from '#contract/page-list-kinds.ts'

/** One field of an entry. */
export interface EntryField {
  name: string
  label: string
  control: 'line' | 'paragraph' | 'number' | 'choice'
  maxLength?: number
  choices?: readonly { value: string; label: string }[]
  optional?: true
}

/** Everything in which the screens of the lists differ. */
export interface ListKind {
  id: PageListId
  title: string
  /** What one entry is called: "lender". */
  noun: string
  /** What visitors see, and what stands there while the list is empty. */
  intro: string
  fields: readonly EntryField[]
}

const name: EntryField = { name: 'name', label: 'Name', control: 'line', maxLength: limits.name }

export const lenders: ListKind = {
  id: 'lenders',
  title: 'Manage Finance',
  noun: 'lender',
  intro: 'The table of the finance page, in this order. Without a lender there is no table.',
  fields: [
    name,
    { name: 'rate', label: 'Rate, % a year', control: 'number' },
    { name: 'fromMonths', label: 'Fewest months', control: 'number' },
    { name: 'toMonths', label: 'Most months', control: 'number' },
    {
      name: 'method',
      label: 'Interest on',
      control: 'choice',
      choices: [
        { value: 'reducing', label: 'Reducing balance' },
        { value: 'flat', label: 'Flat' },
      ],
    },
  ],
}

export const team: ListKind = {
  id: 'team',
  title: 'Manage Staff Members',
  noun: 'staff member',
  intro: 'The page Meet the staff, in this order. While there is nobody, it says so.',
  fields: [
    name,
    { name: 'role', label: 'Post', control: 'line', maxLength: limits.name },
    { name: 'department', label: 'Department', control: 'line', maxLength: limits.name, optional: true },
  ],
}

export const testimonials: ListKind = {
  id: 'testimonials',
  title: 'Manage Testimonials',
  noun: 'testimonial',
  intro:
    'The page Testimonials, in this order. While there is none, it says so. Ask customers before you name them.',
  fields: [
    name,
    { name: 'model', label: 'Model', control: 'line', maxLength: limits.model, optional: true },
    { name: 'words', label: 'Words', control: 'paragraph', maxLength: limits.message },
  ],
}
