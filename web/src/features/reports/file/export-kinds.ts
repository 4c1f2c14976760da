/** The ways a report leaves the screen. */
export const exportKinds = ['PDF', 'CSV', 'Print'] as const
export type ExportKind = (typeof exportKinds)[number]
