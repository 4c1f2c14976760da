import { vi } from 'vitest'

// Runs before everything else in a test file. The files of one worker share packages, which take long to
// load, but not our own modules, because those remember the menu, the dealership and a session.
vi.resetModules()
