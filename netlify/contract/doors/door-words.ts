/**
 * The outside senders that a door can be for. `makes` is the kind of enquiry that comes through it; `fields`
 * says whether their fields can be named by the owner, `secret` what the owner copies to the sender: Meta's
 * secrets are variables of the environment. `address` is where the sender sends; `:slug` stands for the
 * door's own name.
 */
export const doorVendors = [
  {
    id: 'meta',
    label: 'Meta',
    hint: 'Lead forms of Facebook and Instagram.',
    makes: 'outside',
    address: '/api/intake/meta',
    secret: null,
    isAsked: true,
  },
  {
    id: 'google',
    label: 'Google',
    hint: 'Lead forms of Google Ads.',
    makes: 'outside',
    address: '/api/intake/google',
    secret: 'key',
    isAsked: false,
  },
  {
    id: 'calls',
    label: 'Phone calls',
    hint: 'Calls to a virtual number of Exotel or CallerDesk, missed and answered.',
    makes: 'calls',
    address: '/api/intake/calls',
    secret: 'key',
    isAsked: false,
  },
  {
    id: 'signed',
    label: 'Another sender',
    hint: 'A portal or any other system that signs what it sends.',
    makes: 'outside',
    address: '/api/intake/:slug',
    secret: 'signature',
    isAsked: false,
  },
] as const

export type DoorVendor = (typeof doorVendors)[number]['id']
export const doorVendorIds = doorVendors.map(({ id }) => id)

/**
 * The facts of an enquiry that a field of a sender can become; every other field is kept as a further answer.
 */
export const doorFields = [
  { id: 'name', label: 'Name' },
  { id: 'mobile', label: 'Mobile' },
  { id: 'email', label: 'Email' },
  { id: 'model', label: 'Model' },
  { id: 'message', label: 'Message' },
] as const
export type DoorField = (typeof doorFields)[number]['id']

/**
 * What became of a delivery. `waiting` for its fields, which the sender is asked for, or for another try;
 * `failed` after seven days of tries; `refused` because it is no enquiry, such as a call that staff made;
 * `test` because its sender says so, and it never counts.
 */
export const deliveryStates = [
  { id: 'made', label: 'Became a lead' },
  { id: 'quarantined', label: 'In quarantine' },
  { id: 'waiting', label: 'Waiting' },
  { id: 'test', label: 'Test' },
  { id: 'refused', label: 'No enquiry' },
  { id: 'failed', label: 'Failed' },
] as const
export type DeliveryState = (typeof deliveryStates)[number]['id']

/**
 * The words for why a delivery waits or failed, or what its lead lacks; other codes are those of the
 * database.
 */
export const deliveryNotes: Readonly<Record<string, string>> = {
  no_number: 'No usable number came with it.',
  unreadable: 'Nobody can read what was sent.',
  outgoing: 'A call that staff made.',
  not_found: 'The sender does not have it any more.',
  no_access: 'The sender refuses us: check the access token.',
  vendor_away: 'The sender did not answer.',
  not_connected: 'The access token is not set.',
  erased: 'Erased with its person.',
}

/**
 * The headers of a signed delivery: the moment in seconds since 1970, and `sha256=` with the signature in
 * hex.
 */
export const signedTimeHeader = 'x-door-time'
export const signatureHeader = 'x-door-signature'
/** The seconds by which that moment may differ from the server's. */
export const signedSeconds = 300
