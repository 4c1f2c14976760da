export { readPreferences, savePreferences } from '#server/data/people/preferences.ts'
