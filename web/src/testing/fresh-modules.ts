import { vi } from 'vitest'

// Runs before anything else of a test file. The files of one worker share packages, which take long to load, but not our
// own modules: those remember the menu, the dealer, a session.
vi.resetModules()
