export { readPreferences, savePreferences } from '#server/data/preferences.ts'
