/**
 * How wide the columns of so many models are: on phones two fill the screen and more are swiped to, as the second is where
 * letters are large.
 */
export const rowWidths: readonly string[] = [
  'w-full',
  'w-full',
  'w-full min-w-[17rem]',
  'w-[150%] min-w-[25rem] md:w-full',
  'w-[200%] min-w-[34rem] md:w-full',
]

/** A column for each model, with room for the labels of rows where they stand beside the columns. */
export const modelColumns = 'grid grid-flow-col auto-cols-fr md:pl-44'
