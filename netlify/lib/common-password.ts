/**
 * Is this, whatever its case, one of the 49,000 passwords people choose most and strangers try first (ASVS 6.2.4)? The list
 * is read when it is asked for the first time.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return dictionary['passwords-common'].includes(password.toLowerCase())
}
