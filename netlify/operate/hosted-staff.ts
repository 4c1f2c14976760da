import { createClient } from '@supabase/supabase-js'
import type { NewStaff } from '#server/local/supabase/accounts.ts'

/**
 * Makes a staff account in a hosted project with the secret key, and removes the auth user again when the staff row is
 * refused.
 */
export async function createHostedStaff(url: string, secretKey: string, staff: NewStaff): Promise<void> {
  const supabase = createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } })
  const { data, error } = await supabase.auth.admin.createUser({
    email: staff.email,
    password: staff.password,
    email_confirm: true,
  })
  if (error) throw error
  const { id } = data.user
  const row = {
    id,
    user_id: staff.userId,
    name: staff.name,
    email: staff.email,
    city: staff.city ?? '',
    mobile: staff.mobile ?? '',
    expires_on: staff.expiresOn,
  }
  const inserted = await supabase.from('staff').insert(row)
  if (inserted.error) {
    await supabase.auth.admin.deleteUser(id)
    throw inserted.error
  }
}
