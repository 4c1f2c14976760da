import { t } from '#contract/wire/language.ts'

/**
 * The purposes of an appointment. The lists of this file stand apart from the schemas, so that a screen can
 * show them without loading zod.
 */
export const appointmentPurposes = [
  { id: 'test-ride', label: t`Test ride` },
  { id: 'delivery', label: t`Delivery` },
  { id: 'paid-service', label: t`Paid service` },
  { id: 'free-service', label: t`Free service` },
] as const
export type AppointmentPurpose = (typeof appointmentPurposes)[number]['id']

export const purposeIds = appointmentPurposes.map(({ id }) => id) as [
  AppointmentPurpose,
  ...AppointmentPurpose[],
]

/**
 * The states of an appointment; `missed`: the visitor wanted the time, and it was taken when the enquiry
 * came.
 */
export const appointmentStates = [
  { id: 'booked', label: t`Booked` },
  { id: 'missed', label: t`Time was taken` },
  { id: 'cancelled', label: t`Cancelled` },
  { id: 'no-show', label: t`Did not come` },
  { id: 'done', label: t`Done` },
] as const
export type AppointmentState = (typeof appointmentStates)[number]['id']

/** The purpose of an appointment in words. */
export function purposeLabel(purpose: AppointmentPurpose): string {
  return appointmentPurposes.find(({ id }) => id === purpose)?.label ?? purpose
}

/** The state of an appointment in words. */
export function stateLabel(state: AppointmentState): string {
  return appointmentStates.find(({ id }) => id === state)?.label ?? state
}

/** The number of days that one question for free times covers, and how many days ahead visitors may ask. */
export const shownDays = 14
export const bookableDays = 28
