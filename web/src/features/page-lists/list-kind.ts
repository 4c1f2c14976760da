import {
  modelForms,
  type PageListId,
  type PartChoice,
  picturePlaces,
} from '#contract/content/page-list-kinds.ts'
import { serviceStepKinds } from '#contract/content/service-steps.ts'
import { ownedKinds, warrantyKinds } from '#contract/content/warranty-plans.ts'
import { isOff, type PartsOff } from '#contract/site/site-parts.ts'
import { limits } from '#contract/wire/limits.ts'

/** One field of an entry. */
export interface EntryField {
  name: string
  label: string
  control: 'line' | 'paragraph' | 'number' | 'choice' | 'picture'
  maxLength?: number
  choices?: readonly PartChoice[]
  optional?: true
  /** Width by height of a picture; square unless given. */
  shape?: number
  /** True for a text that is too long for a third of the row. */
  isWide?: true
}

/** The differences between the screens of the lists. */
export interface ListKind {
  id: PageListId
  /** The word for one entry: "lender". */
  noun: string
  /** A sentence for staff about what visitors see, also while the list is empty. */
  intro: string
  fields: readonly EntryField[]
}

const name: EntryField = { name: 'name', label: 'Name', control: 'line', maxLength: limits.name }

export const lenders: ListKind = {
  id: 'lenders',
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
  noun: 'staff member',
  intro: 'The page Meet the staff, in this order. While there is nobody, it says so.',
  fields: [
    name,
    { name: 'role', label: 'Post', control: 'line', maxLength: limits.name },
    { name: 'department', label: 'Department', control: 'line', maxLength: limits.name, optional: true },
    { name: 'image', label: 'Picture', control: 'picture', optional: true },
  ],
}

export const testimonials: ListKind = {
  id: 'testimonials',
  noun: 'testimonial',
  intro:
    'The page Testimonials, in this order. While there is none, it says so. Ask customers before you name them.',
  fields: [
    name,
    { name: 'model', label: 'Model', control: 'line', maxLength: limits.model, optional: true },
    { name: 'words', label: 'Words', control: 'paragraph', maxLength: limits.message },
  ],
}

export const exchangeValues: ListKind = {
  id: 'exchange-values',
  noun: 'vehicle',
  intro:
    'What the page Exchange works its estimate out from. A row counts when the make is the same and the typed model holds its words; a row without a model is for the rest of the make. The percents are of a vehicle in good condition, after one year, two years and so on.',
  fields: [
    { name: 'name', label: 'Make', control: 'line', maxLength: limits.short },
    { name: 'model', label: 'Model', control: 'line', maxLength: limits.model, optional: true },
    { name: 'newPrice', label: 'New price, rupees', control: 'number' },
    {
      name: 'shares',
      label: 'Left in %, year by year',
      control: 'line',
      maxLength: limits.address,
      isWide: true,
    },
  ],
}

const words = (name: string, label: string): EntryField => ({
  name,
  label,
  control: 'paragraph',
  maxLength: 600,
  optional: true,
})

export const templates: ListKind = {
  id: 'templates',
  noun: 'template',
  intro:
    'What staff write to customers from a lead, in this order. {name}, {model}, {dealer} and {staff} are filled in; a template is not offered where one of them has no value. Of several under one name the first that can be filled in is offered.',
  fields: [
    { name: 'name', label: 'Name', control: 'line', maxLength: 60 },
    words('english', 'English'),
    words('hindi', 'Hindi'),
    words('odia', 'Odia'),
  ],
}

export const servicePlan: ListKind = {
  id: 'service-plan',
  noun: 'service',
  intro:
    'When vehicles are due for service, by kilometres or months, whichever comes earlier. Owners read it on the page For owners; while the list is empty, that page says nothing of services.',
  fields: [
    name,
    {
      name: 'vehicle',
      label: 'Vehicle',
      control: 'choice',
      choices: ownedKinds.map(({ id, label }) => ({ value: id, label })),
    },
    { name: 'kind', label: 'How often', control: 'choice', choices: serviceStepKinds },
    { name: 'km', label: 'Kilometres', control: 'number' },
    { name: 'months', label: 'Months', control: 'number' },
  ],
}

export const warrantyPlans: ListKind = {
  id: 'warranty-plans',
  noun: 'plan',
  intro:
    'The tables of the page Extended warranty, and what owners read about their own vehicle. An extended plan adds its years and kilometres to the standard one. While the list is empty, no page promises a warranty.',
  fields: [
    {
      name: 'vehicle',
      label: 'Vehicle',
      control: 'choice',
      choices: ownedKinds.map(({ id, label }) => ({ value: id, label })),
    },
    { name: 'kind', label: 'Plan', control: 'choice', choices: warrantyKinds },
    { name: 'years', label: 'Years', control: 'number' },
    { name: 'km', label: 'Kilometres', control: 'number' },
    { name: 'renewYears', label: 'Plus: renewal until year', control: 'number', optional: true },
  ],
}

export const otherModels: ListKind = {
  id: 'other-models',
  noun: 'model',
  intro:
    'Models that forms offer beside those of the catalogue, such as older ones. Where the name that is stored differs from the name that people read, it stands under Stored as.',
  fields: [
    { name: 'name', label: 'Name', control: 'line', maxLength: limits.model },
    { name: 'form', label: 'Forms', control: 'choice', choices: modelForms },
    { name: 'code', label: 'Stored as', control: 'line', maxLength: limits.model, optional: true },
  ],
}

export const pictures: ListKind = {
  id: 'pictures',
  noun: 'picture',
  intro:
    'The pictures of pages that have one of their own, and the one that link previews show. Until a place has its picture, a drawing stands there. A film is put on the site by whoever runs it, who says what to write in its field.',
  fields: [
    { name: 'place', label: 'Place', control: 'choice', choices: picturePlaces },
    { name: 'alt', label: 'What it shows', control: 'line', maxLength: limits.title, optional: true },
    { name: 'film', label: 'Film', control: 'line', maxLength: limits.title, optional: true },
    { name: 'image', label: 'Picture', control: 'picture', shape: 4 / 3 },
  ],
}

/** The choices that the site has a use for: one of their parts is on. A choice made earlier stays. */
export function offered(choices: readonly PartChoice[], parts: PartsOff, chosen?: string): PartChoice[] {
  return choices.filter(
    (choice) => choice.value === chosen || !choice.parts?.every((part) => isOff(parts, part)),
  )
}
