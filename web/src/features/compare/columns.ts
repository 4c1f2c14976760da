/**
 * How wide the columns are, by the number of models: on phones two columns fill the screen and more are
 * swiped to; where letters are large, the second column is swiped to as well.
 */
export const rowWidths: readonly string[] = [
  'w-full',
  'w-full',
  'w-full min-w-[17rem]',
  'w-[150%] min-w-[25rem] md:w-full',
  'w-[200%] min-w-[34rem] md:w-full',
]

/** A column for each model, with room for the labels of rows where the labels stand beside the columns. */
export const modelColumns = 'grid grid-flow-col auto-cols-fr md:pl-44'
