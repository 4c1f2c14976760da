/** What a step of the service plan is: once and free, once and paid, or again and again after the last of those. */
export const serviceStepKinds = [
  { value: 'free', label: 'Once, free' },
  { value: 'paid', label: 'Once, paid' },
  { value: 'every', label: 'Again and again, after those' },
] as const
