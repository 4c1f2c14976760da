/**
 * The kinds of steps of the service plan: once and free, once and paid, or repeated after the last of the
 * others.
 */
export const serviceStepKinds = [
  { value: 'free', label: 'Once, free' },
  { value: 'paid', label: 'Once, paid' },
  { value: 'every', label: 'Again and again, after those' },
] as const
