/**
 * The stages of a lead, by its family, in the order of the work; the stages that end a lead come last. The
 * database keeps the same list in `private.lead_stages`, and a test compares both. The lists of this file
 * stand apart from the schemas, so that a screen can show them without loading zod.
 */
export const leadStages = {
  sales: [
    { id: 'new', label: 'New', isOpen: true },
    { id: 'contacted', label: 'Contacted', isOpen: true },
    { id: 'test-ride', label: 'Test ride', isOpen: true },
    { id: 'quoted', label: 'Quoted', isOpen: true },
    { id: 'booked', label: 'Booked', isOpen: true },
    { id: 'delivered', label: 'Delivered', isOpen: false },
    { id: 'lost', label: 'Lost', isOpen: false },
  ],
  service: [
    { id: 'new', label: 'New', isOpen: true },
    { id: 'confirmed', label: 'Confirmed', isOpen: true },
    { id: 'in-workshop', label: 'In the workshop', isOpen: true },
    { id: 'ready', label: 'Ready', isOpen: true },
    { id: 'delivered', label: 'Delivered', isOpen: false },
    { id: 'cancelled', label: 'Cancelled', isOpen: false },
  ],
  people: [
    { id: 'new', label: 'New', isOpen: true },
    { id: 'in-talk', label: 'In talk', isOpen: true },
    { id: 'agreed', label: 'Hired or agreed', isOpen: false },
    { id: 'declined', label: 'Declined', isOpen: false },
  ],
  other: [
    { id: 'new', label: 'New', isOpen: true },
    { id: 'done', label: 'Done', isOpen: false },
  ],
} as const

export type LeadFamily = keyof typeof leadStages
export type LeadStage = (typeof leadStages)[LeadFamily][number]['id']

/** Every stage of every family by its id; a stage of several families stands here several times. */
export const stageIds: readonly LeadStage[] = Object.values(leadStages)
  .flat()
  .map(({ id }) => id)

/** The tabs of the inbox in their order. */
export const inboxTabs = [
  { id: 'overdue', label: 'Overdue' },
  { id: 'today', label: 'Today' },
  { id: 'mine', label: 'Mine' },
  { id: 'unassigned', label: 'Unassigned' },
  { id: 'all', label: 'All' },
] as const
export type InboxTab = (typeof inboxTabs)[number]['id']

/** Why something is to be done about a lead next; `new` where nobody touched the lead since it came. */
export const nextReasons = ['promise', 'step', 'appointment', 'new'] as const

/**
 * Leads by what is next: late, until tonight, within seven days (today is the first), or open with nothing
 * due.
 */
export const dueSpans = [
  { id: 'late', label: 'Late' },
  { id: 'today', label: 'Until tonight' },
  { id: 'week', label: 'Within a week' },
  { id: 'none', label: 'Nothing due' },
] as const
export type DueSpan = (typeof dueSpans)[number]['id']

/** The orders of the inbox: by what is next, or the newest first. */
export const inboxOrders = ['due', 'came'] as const
export type InboxOrder = (typeof inboxOrders)[number]

/** What became of a promise; `late` also while a past one waits for its answer. */
export const promiseFates = ['kept', 'late', 'open'] as const
export type PromiseFate = (typeof promiseFates)[number]

/** The marks that staff set on a number, for all leads with that number. */
export const contactMarks = ['do-not-call', 'not-a-customer'] as const
export type ContactMark = (typeof contactMarks)[number]

const markLabels: Record<string, string> = {
  'do-not-call': 'Do not call',
  'not-a-customer': 'Not a customer',
}

/** The name of a mark; the id itself where there is none. */
export function markLabel(mark: string): string {
  return markLabels[mark] ?? mark
}

/** The ways in which a walk-in came, and the families that the work on a walk-in may belong to. */
export const walkInChannels = ['walk-in', 'phone'] as const
export const walkInFamilies = ['sales', 'service', 'other'] as const

/** The name of a stage; the id itself when the family has no such stage. */
export function stageLabel(family: LeadFamily, stage: string): string {
  return leadStages[family].find(({ id }) => id === stage)?.label ?? stage
}
