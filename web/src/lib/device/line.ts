/** How the connection was when something was last asked for over it: there, so slow that what is kept was shown, or away. */
export type Line = 'there' | 'slow' | 'away'
