/** The style of a field so low that the filters of a list fit into one line on a laptop. */
export const compactField =
  'md:gap-0.5 md:[&_input]:min-h-9 md:[&_input]:px-2 md:[&_input]:py-1 md:[&_input]:text-[0.9375rem] md:[&_select]:min-h-9 md:[&_select]:px-2 md:[&_select]:py-1 md:[&_select]:pr-9 md:[&_select]:text-[0.9375rem] md:[&_label]:text-[0.8125rem]'

/** The style of such a field whose label is for screen readers alone, because what it holds names it. */
export const unnamedField = `${compactField} [&_label]:sr-only`
