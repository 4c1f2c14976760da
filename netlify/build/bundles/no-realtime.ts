/**
 * Stands in for `@supabase/realtime-js` in the bundles: supabase-js brings it along, no function listens to anything,
 * and it is a fifth of all their code. The client makes one and hands it each new token, so those two must work.
 */
export class RealtimeClient {
  setAuth(): void {}

  channel(): never {
    throw new Error('Realtime is left out of the functions: see netlify/build/bundles/no-realtime.ts.')
  }
}
