/**
 * The mark "signed in here". It guards the route before any call is made and opens nothing: every call is judged
 * by the session cookie, which scripts cannot read.
 */
const key = 'adminToken'

export function readStaffToken(): string | null {
  return localStorage.getItem(key)
}

export function keepStaffToken(token: string): void {
  localStorage.setItem(key, token)
}

export function dropStaffToken(): void {
  localStorage.removeItem(key)
}
