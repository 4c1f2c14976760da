import { t } from '#contract/wire/language.ts'

/** What an appointment is for. They stand apart from the schemas, so that a screen can show them without loading zod. */
export const appointmentPurposes = [
  { id: 'test-ride', label: t`Test ride` },
  { id: 'paid-service', label: t`Paid service` },
  { id: 'free-service', label: t`Free service` },
] as const
export type AppointmentPurpose = (typeof appointmentPurposes)[number]['id']

export const purposeIds = appointmentPurposes.map(({ id }) => id) as [
  AppointmentPurpose,
  ...AppointmentPurpose[],
]

/** What becomes of an appointment; `missed`: the time was wanted, and taken when the enquiry came. */
export const appointmentStates = [
  { id: 'booked', label: t`Booked` },
  { id: 'missed', label: t`Time was taken` },
  { id: 'cancelled', label: t`Cancelled` },
  { id: 'no-show', label: t`Did not come` },
  { id: 'done', label: t`Done` },
] as const
export type AppointmentState = (typeof appointmentStates)[number]['id']

/** What an appointment is for, in words. */
export function purposeLabel(purpose: AppointmentPurpose): string {
  return appointmentPurposes.find(({ id }) => id === purpose)?.label ?? purpose
}

/** What becomes of an appointment, in words. */
export function stateLabel(state: AppointmentState): string {
  return appointmentStates.find(({ id }) => id === state)?.label ?? state
}

/** Days that one question for free times covers, and how many days ahead they go. */
export const shownDays = 14
export const bookableDays = 28
