/**
 * Marks that somebody signed in here, so that the route can send all other visitors to the login screen
 * before any call. The mark opens nothing: the server judges every call by the session cookie, which scripts
 * cannot read.
 */
const tokenKey = 'adminToken'

/** The user id of the person who signed in, so that an ended session needs to ask for the password only. */
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

/** Calls `onChange` when another tab signs in or out, until the returned function is called. */
export function followStaffToken(onChange: (token: string | null) => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === tokenKey || key === null) onChange(readStaffToken())
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
