import { expect, it } from 'vitest'
import { readSettings } from './settings.ts'

it('has defaults', () => {
  expect(readSettings([], {})).toMatchObject({
    port: 8888,
    host: '127.0.0.1',
    fresh: false,
    empty: false,
    like: undefined,
    hostedUrl: undefined,
    limitsRates: true,
  })
  expect(readSettings([], { HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
  expect(readSettings([], { HOST: 'pc', SITE_URL: 'https://a.example/' }).hostNames).toEqual([
    'pc',
    'a.example',
  ])
})

it('names the missing SUPABASE_ variables', () => {
  expect(() => readSettings([], { SUPABASE_URL: 'https://x.supabase.co', SUPABASE_SECRET_KEY: '' })).toThrow(
    'Not set: SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY.',
  )
})

it('builds without the secret key, and on Netlify never the demo', () => {
  const url = 'https://x.supabase.co'
  const keys = { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x' }
  expect(readSettings([], keys, true).hostedUrl).toBe(url)
  expect(() => readSettings([], keys)).toThrow('Not set: SUPABASE_SECRET_KEY.')
  expect(readSettings([], {}, true).hostedUrl).toBeUndefined()
  expect(() => readSettings([], { NETLIFY: 'true' }, true)).toThrow(
    'Not set: SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY.',
  )
  expect(() => readSettings([], { NETLIFY_LOCAL: 'true' }, true)).toThrow('Not set: SUPABASE_URL')
  const local = { ...keys, NETLIFY: 'true', SITE_URL: 'http://localhost:8888' }
  expect(() => readSettings([], local, true)).toThrow('SITE_URL is http://localhost:8888, which only')
  for (const own of ['http://127.0.0.1:32801', 'http://localhost:54321', 'http://[::1]:1']) {
    const build = { ...keys, SUPABASE_URL: own, NETLIFY_LOCAL: 'true' }
    expect(() => readSettings([], build, true)).toThrow(`SUPABASE_URL is ${own}, which only`)
    expect(readSettings([], { ...keys, SUPABASE_URL: own }, true).hostedUrl).toBe(own)
  }
})

it('refuses what is no port and what is no option', () => {
  expect(() => readSettings([], { PORT: '80a' })).toThrow('PORT is 80a')
  expect(() => readSettings(['--frsh'], {})).toThrow('no option --frsh')
})

it('takes the folder that new data begin like, and refuses what says nothing', () => {
  expect(readSettings(['--fresh', '--like', '/demo'], {})).toMatchObject({ fresh: true, like: '/demo' })
  expect(readSettings(['--like', '/demo'], {}).fresh).toBe(true)
  expect(() => readSettings(['--like', '--fresh'], {})).toThrow('--like names no folder')
  expect(() => readSettings(['--like', '/demo', '--empty'], {})).toThrow('two ways to begin')
  expect(() => readSettings(['--like', '/demo'], { DEALER_DATA_DIR: '/demo' })).toThrow(
    'the data folder itself',
  )
  expect(() => readSettings(['--like', '/demo', '/other'], {})).toThrow('no option /other')
})
