/**
 * Replaces `@supabase/realtime-js` in the bundles. supabase-js depends on it, it is a fifth of all bundled
 * code, and no function listens to changes. The client of supabase-js calls the constructor and hands each
 * new token over, so these two must work.
 */
export class RealtimeClient {
  setAuth(): void {}

  channel(): never {
    throw new Error('Realtime is left out of the functions: see netlify/build/bundles/no-realtime.ts.')
  }
}
