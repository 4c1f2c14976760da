/** Classes of as many columns as models: on phones two fill the screen and more are swiped to. */
export const columns: readonly { grid: string; width: string }[] = [
  { grid: 'grid-cols-1', width: 'w-full' },
  { grid: 'grid-cols-1', width: 'w-full' },
  { grid: 'grid-cols-2', width: 'w-full' },
  { grid: 'grid-cols-3', width: 'w-[150%] md:w-full' },
  { grid: 'grid-cols-4', width: 'w-[200%] md:w-full' },
]

/** Room for the labels of rows, where they stand beside the columns. */
export const besideLabels = 'md:pl-44'
