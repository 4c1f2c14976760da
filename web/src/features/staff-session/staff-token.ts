/**
 * The mark "signed in here". It guards the route before any call is made and opens nothing: every call is judged
 * by the session cookie, which scripts cannot read.
 */
const tokenKey = 'adminToken'

/** Who signed in, so that a session that ended asks for the password alone. */
const userIdKey = 'adminUserId'

export function readStaffToken(): string | null {
  return localStorage.getItem(tokenKey)
}

export function readStaffUserId(): string {
  return localStorage.getItem(userIdKey) ?? ''
}

export function keepStaffToken(token: string, userId: string): void {
  localStorage.setItem(userIdKey, userId)
  localStorage.setItem(tokenKey, token)
}

export function dropStaffToken(): void {
  localStorage.removeItem(tokenKey)
  localStorage.removeItem(userIdKey)
}

/** Calls back when another tab signs in or out; the answer stops that. */
export function followStaffToken(onChange: (token: string | null) => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === tokenKey || key === null) onChange(readStaffToken())
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
