import { createHash, randomBytes } from 'node:crypto'
import type { Invitation, MadeLink, StaffChange } from '#contract/people/people.ts'
import { AppError } from '#contract/wire/errors.ts'
import * as data from '#server/data/people/people.ts'
import {
  createAuthUser,
  findStaffLink,
  giveBackStaffLink,
  removeAuthUser,
  setLinkedPassword,
  takeStaffLink,
} from '#server/data/people/staff-accounts.ts'
import { mayMail } from '#server/lib/mail/mailer.ts'
import { isCommonPassword } from '#server/lib/session/common-password.ts'
import { sealLink } from '#server/lib/session/sealed-link.ts'
import { siteUrl } from '#server/lib/site-url.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/**
 * Hours for which a link works: an invited person may be away for a weekend, but a forgotten password is
 * needed today.
 */
const hours = { invitation: 72, password: 24 }

/**
 * Makes an account and the link with which its owner sets the password. Throws `invalid_fields` when another
 * account has its user id or e-mail, or when it is an owner's account for some outlets only.
 */
export async function inviteStaff(db: DatabaseClient, account: Invitation): Promise<MadeLink> {
  const id = await createAuthUser(account.email)
  if (id === 'email_taken') throw emailTaken()
  const { link, hash } = newLink()
  const added = await data
    .addStaff(db, id, account, { hash, hours: hours.invitation })
    .catch(async (error: unknown) => {
      await removeAuthUser(id)
      throw error
    })
  if (added.outcome !== 'saved') {
    await removeAuthUser(id)
    if (added.outcome === 'owner_of_some') throw ownerOfSome()
    throw added.outcome === 'email_taken' ? emailTaken() : taken('userId', 'Somebody else has this user ID.')
  }
  const mailedTo = (await mailLink(db, id, link)) ? account.email : ''
  return { message: `${account.name} has an account.`, link, until: added.until, mailedTo }
}

/**
 * Changes an account; throws `not_found`, `conflict` when no owner would be left, or `invalid_fields` for an
 * owner of some outlets only.
 */
export async function changeStaff(
  db: DatabaseClient,
  id: string,
  change: StaffChange,
): Promise<{ message: string }> {
  const outcome = await data.changeStaff(db, id, change)
  if (outcome === 'missing') throw new AppError('not_found', { message: 'There is no such account.' })
  if (outcome === 'last_owner')
    throw new AppError('conflict', {
      message: 'Somebody must stay owner. Please make another account an owner first.',
    })
  if (outcome === 'owner_of_some') throw ownerOfSome()
  return {
    message: change.isActive === false ? 'The account is disabled and signed out.' : 'The account is saved.',
  }
}

/** Signs an account out everywhere. */
export async function endStaffSessions(db: DatabaseClient, id: string): Promise<{ message: string }> {
  const ended = await data.endStaffSessions(db, id)
  return { message: ended === 0 ? 'Nobody was signed in.' : 'Signed out everywhere.' }
}

/** A link to set a new password; throws `conflict` for a disabled account. */
export async function makeStaffLink(db: DatabaseClient, id: string): Promise<MadeLink> {
  const { link, hash } = newLink()
  const email = (await data.listStaff(db)).find((account) => account.id === id)?.email ?? ''
  const until = await data.keepStaffLink(db, id, { hash, hours: hours.password })
  if (!until)
    throw new AppError('conflict', { message: 'This account is disabled. Please bring it back first.' })
  const mailedTo = email && (await mailLink(db, id, link)) ? email : ''
  return { message: 'The link is made. The one before does not work any more.', link, until, mailedTo }
}

/**
 * Queues a mail with the link to its account; answers whether it will be sent. The caller sees the link in
 * any case, so a failure here is no reason to refuse the call.
 */
async function mailLink(db: DatabaseClient, id: string, link: string): Promise<boolean> {
  if (!mayMail()) return false
  try {
    await data.mailStaffLink(db, id, sealLink(id, link))
    return true
  } catch {
    return false
  }
}

/** The account whose password a link sets; throws `not_found` when the link works no more. */
export async function readStaffLink(token: string): Promise<{ userId: string; name: string }> {
  const { user_id, name } = await linkedAccount(token)
  return { userId: user_id, name }
}

/**
 * Sets the password that a link allows, once, however often the link is used at the same moment; throws
 * `not_found`, and `invalid_fields` for a password that is too easy, after which the link still works.
 */
export async function setLinkPassword({
  token,
  newPassword,
}: {
  token: string
  newPassword: string
}): Promise<{ message: string }> {
  await linkedAccount(token)
  if (await isCommonPassword(newPassword))
    throw taken('newPassword', 'Many people use this password. Please choose another one.')
  const link = await takeStaffLink(hashOf(token))
  if (!link) throw linkEnded()
  try {
    const refusal = await setLinkedPassword(link.id, newPassword)
    if (refusal) throw taken('newPassword', refusal)
  } catch (error) {
    await giveBackStaffLink(hashOf(token), link)
    throw error
  }
  return { message: 'Your password is set. You can sign in now.' }
}

/** A new link. Its token stands behind `#`, a part of the address that browsers never send. */
function newLink(): { link: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { link: `${siteUrl()}/admin/login#password=${token}`, hash: hashOf(token) }
}

async function linkedAccount(token: string): Promise<{ id: string; user_id: string; name: string }> {
  const account = await findStaffLink(hashOf(token))
  if (!account) throw linkEnded()
  return account
}

function linkEnded(): AppError {
  return new AppError('not_found', {
    message: 'This link was used already or has ended. Please ask the owner for a new one.',
  })
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

function ownerOfSome(): AppError {
  return taken('outletIds', 'An owner has all outlets. Please tick none.')
}

function emailTaken(): AppError {
  return taken('email', 'Somebody else signs in with this e-mail address.')
}

function taken(field: string, message: string): AppError {
  return new AppError('invalid_fields', { message, fields: { [field]: message } })
}
