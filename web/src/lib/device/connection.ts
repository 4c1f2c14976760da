/**
 * The state of the connection when it was last used: there; so slow that a kept answer was shown; or away.
 */
export type Connection = 'there' | 'slow' | 'away'
