import { joyClubModels, modelOptions } from '#contract/enquiries/choices.ts'

const names: ReadonlyMap<string, string> = new Map([
  ...modelOptions.map(({ value, label }) => [value, label.replace(/^Honda /, '')] as const),
  ...joyClubModels.map((model) => [model, `${model[0]?.toUpperCase()}${model.slice(1)}`] as const),
])

/**
 * The name that people use for a model: `Activa 6G` for `honda-activa-6g`, as the service forms send it.
 * Other texts come back as they are; a text that names a model of the catalogue, such as `ACTIVA110`, gets
 * that model's name in the views of the reports.
 */
export function modelName(text: string): string {
  return names.get(text) ?? text
}
