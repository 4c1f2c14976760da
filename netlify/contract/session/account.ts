import { z } from 'zod'
import { staffEndpoint } from '#contract/wire/endpoint.ts'
import { limits } from '#contract/wire/limits.ts'
import { email, line, requiredLine } from '#contract/wire/text.ts'
import { newPassword } from './new-password.ts'
import { staffAccount } from './session.ts'

const userIdParams = z.object({ userId: requiredLine(limits.userId) })

/** The facts that staff may change about themselves. */
export const profileChange = z.strictObject({
  userName: requiredLine(limits.name, 'Please enter your name.'),
  email: email(requiredLine(limits.email, 'Please enter your e-mail address.')),
  mobileNo: line(limits.mobile).refine((value) => /^\+?[\d\s-]*$/.test(value), {
    error: 'Please use digits only.',
  }),
  /** Required when the e-mail changes; empty otherwise. */
  currentPassword: z.string().max(1024).default(''),
})
export type ProfileChange = z.infer<typeof profileChange>

export const updateProfile = staffEndpoint('PATCH /api/profile/:userId', {
  summary:
    "Changes the caller's own name, e-mail and mobile number; another e-mail needs the current password, another user id answers 404.",
  params: userIdParams,
  body: profileChange,
  answer: z.object({ message: z.string(), account: staffAccount }),
})

/** The old and the new password; the new one must be typed twice alike. */
export const passwordChange = newPassword({
  oldPassword: z.string().min(1, { error: 'Please enter your current password.' }).max(1024),
})
export type PasswordChange = z.infer<typeof passwordChange>

export const changePassword = staffEndpoint('PATCH /api/profile/password/:userId', {
  summary:
    "Changes the caller's own password after checking the old one; every other session of the account ends.",
  params: userIdParams,
  body: passwordChange,
  answer: z.object({ message: z.string() }),
})
