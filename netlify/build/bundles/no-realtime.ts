/**
 * Replaces `@supabase/realtime-js` in the bundles. supabase-js brings it along, it is a fifth of all their code, and no
 * function listens to changes. The client constructs it and hands it each new token, so these two must work.
 */
export class RealtimeClient {
  setAuth(): void {}

  channel(): never {
    throw new Error('Realtime is left out of the functions: see netlify/build/bundles/no-realtime.ts.')
  }
}
