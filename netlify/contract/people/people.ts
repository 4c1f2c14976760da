import { z } from 'zod'
import { newPassword } from '#contract/session/new-password.ts'
import { calendarDay } from '#contract/wire/calendar-day.ts'
import { staffEndpoint, visitorEndpoint } from '#contract/wire/endpoint.ts'
import { limits } from '#contract/wire/limits.ts'
import { digits, email, line, requiredLine } from '#contract/wire/text.ts'
import { owners, staffRoleIds } from './staff-roles.ts'

const message = z.string()
const moment = z.iso.datetime({ offset: true })
const staffParams = z.object({ id: z.uuid() })
const outletIds = z.array(z.number().int().positive()).max(100)
/** `changesAll` lets an account of some outlets change what holds for all: prices, pages, other outlets. */
const rights = { role: z.enum(staffRoleIds), outletIds, changesAll: z.boolean(), lastDay: calendarDay }

/** An account as the owner sees it; days are Indian calendar days. */
export const staffRecord = z.object({
  id: z.uuid(),
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  city: z.string(),
  ...rights,
  isActive: z.boolean(),
  isOnDuty: z.boolean(),
  /** When the member of staff last used the back office; null for never. */
  seenAt: moment.nullable(),
  /** Until when a link to set a password works; null when there is no such link. */
  linkUntil: moment.nullable(),
  /** The number of sessions that are open now. */
  sessions: z.number().int(),
  /** The number of open leads that are assigned to the account. */
  openLeads: z.number().int(),
})
export type StaffRecord = z.infer<typeof staffRecord>

export const listStaff = staffEndpoint('GET /api/staff', {
  onlyFor: owners,
  summary: 'Every staff account, the active ones first.',
  answer: z.array(staffRecord),
})

/** A link that works once; its secret is kept nowhere, so the link is shown now or never. */
const madeLink = z.object({
  message,
  link: z.url(),
  until: moment,
  /** The address to which the link is mailed as well; empty where there is no mail server. */
  mailedTo: z.string(),
})
export type MadeLink = z.infer<typeof madeLink>

export const invitation = z.strictObject({
  userId: requiredLine(limits.userId, 'Please enter a user ID.').refine((value) => !/\s/.test(value), {
    error: 'Please use no blanks in a user ID.',
  }),
  name: requiredLine(limits.name, 'Please enter a name.'),
  email: email(requiredLine(limits.email, 'Please enter an e-mail address.')),
  mobile: digits(line(limits.mobile)).default(''),
  city: line(limits.name).default(''),
  ...rights,
  changesAll: rights.changesAll.default(false),
})
export type Invitation = z.infer<typeof invitation>

export const inviteStaff = staffEndpoint('POST /api/staff', {
  onlyFor: owners,
  summary:
    'Makes an account and a link with which its owner sets the password, mailed as well; 422 when its user id or e-mail is taken, and for an owner of some outlets only.',
  body: invitation,
  answer: madeLink,
  status: 201,
})

export const staffChange = z.strictObject({ ...rights, isActive: z.boolean() }).partial()
export type StaffChange = z.infer<typeof staffChange>

export const changeStaff = staffEndpoint('PATCH /api/staff/:id', {
  onlyFor: owners,
  summary:
    'Changes role, outlets or last day of an account, disables it, which signs it out, or brings it back; 409 for what would leave no owner, 422 for an owner of some outlets only.',
  params: staffParams,
  body: staffChange,
  answer: z.object({ message }),
})

export const endStaffSessions = staffEndpoint('POST /api/staff/:id/endSessions', {
  onlyFor: owners,
  summary: 'Signs an account out everywhere.',
  params: staffParams,
  answer: z.object({ message }),
})

export const makeStaffLink = staffEndpoint('POST /api/staff/:id/link', {
  onlyFor: owners,
  summary:
    'Makes a link with which somebody sets a new password, mailed as well; the one before ends. 409 for a disabled account.',
  params: staffParams,
  answer: madeLink,
})

const token = z.string().regex(/^[\w-]{43}$/, { error: 'This link is not complete.' })

export const readStaffLink = visitorEndpoint('POST /api/staffLink', {
  summary: 'Whose password a link sets; 404 when it was used, has ended or never was.',
  body: z.strictObject({ token }),
  answer: z.object({ userId: z.string(), name: z.string() }),
})

export const linkPassword = newPassword({ token })

export const setLinkPassword = visitorEndpoint('POST /api/staffLink/password', {
  summary: 'Sets the password that a link allows, and ends the link and every session of the account.',
  body: linkPassword,
  answer: z.object({ message }),
})
