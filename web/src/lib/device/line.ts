/**
 * The state of the connection when it was last used: there; so slow that a kept answer was shown; or away.
 */
export type Line = 'there' | 'slow' | 'away'
