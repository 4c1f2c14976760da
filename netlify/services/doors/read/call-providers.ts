/**
 * How providers of virtual numbers name the facts of a call: the names in the order in which they count.
 * Another provider is another row. Exotel: support.exotel.com, "Working with Passthru Applet"; CallerDesk:
 * docs.callerdesk.io, "Sample Payload".
 */
export const callProviders = [
  {
    name: 'Exotel',
    /** A call with this field is of this provider. */
    knownBy: ['CallFrom', 'From'],
    id: ['CallSid'],
    from: ['CallFrom', 'From'],
    to: ['CallTo', 'To'],
    at: ['StartTime', 'Created', 'CurrentTime'],
    seconds: ['DialCallDuration'],
    isAnswered: { DialCallStatus: ['completed'], CallType: ['completed'] },
    isOutgoing: { Direction: ['outbound-dial', 'outbound-api'] },
  },
  {
    name: 'CallerDesk',
    knownBy: ['SourceNumber'],
    id: ['CallSid'],
    from: ['SourceNumber'],
    to: ['DestinationNumber'],
    at: ['StartTime'],
    seconds: ['TalkDuration'],
    isAnswered: { Status: ['answer', 'answered'] },
    isOutgoing: { Direction: ['webobd'] },
  },
] as const satisfies readonly CallProvider[]

export interface CallProvider {
  name: string
  knownBy: readonly string[]
  id: readonly string[]
  from: readonly string[]
  to: readonly string[]
  at: readonly string[]
  seconds: readonly string[]
  /** The values, in small letters, of which one says that somebody spoke with the caller. */
  isAnswered: Readonly<Record<string, readonly string[]>>
  isOutgoing: Readonly<Record<string, readonly string[]>>
}
