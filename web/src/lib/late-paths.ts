/** The address of the page with every model; apart from `paths`, which every first load has. */
export const modelsPath = '/models'
