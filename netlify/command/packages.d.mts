/** The types of packages.mjs, which has to stay plain JavaScript. */
export function ensurePackages(
  root: string,
  install?: (root: string) => Promise<{ code: number; errors: string }>,
): Promise<{ message: string; cure: string } | undefined>
