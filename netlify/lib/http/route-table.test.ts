import { expect, test } from 'vitest'
import { AppError } from '#contract/wire/errors.ts'
import { allowedMethods, matchRoute } from './route-table.ts'

const routes = [
  { method: 'GET', path: '/api/managePrice' },
  { method: 'PATCH', path: '/api/managePrice/:bikeName' },
  { method: 'GET', path: '/api/bikeView/:bikeName' },
]

function codeOf(run: () => unknown): string | undefined {
  try {
    run()
  } catch (error) {
    return error instanceof AppError ? error.code : String(error)
  }
  return undefined
}

test.each([
  ["/api/bikeView/CB350H'ness", "CB350H'ness"],
  ['/api/bikeView/CB350H%27ness', "CB350H'ness"],
  ['/api/bikeView/HORNET2.0', 'HORNET2.0'],
  ['/api/bikeView/a%2Fb', 'a/b'],
  ['/api/bikeView/%E0%AC%95', 'କ'],
])('decodes the parameter of %s', (path, bikeName) => {
  expect(matchRoute(routes, 'GET', path).params).toEqual({ bikeName })
})

test('capitals are of no account in an address, and kept in a parameter', () => {
  expect(matchRoute(routes, 'GET', '/api/bikeview/SP125').params).toEqual({ bikeName: 'SP125' })
})

test('HEAD is served like GET', () => {
  expect(matchRoute(routes, 'HEAD', '/api/managePrice').route.method).toBe('GET')
})

test('says what is wrong', () => {
  expect(codeOf(() => matchRoute(routes, 'GET', '/api/nothing'))).toBe('not_found')
  expect(codeOf(() => matchRoute(routes, 'GET', '/api/bikeView/'))).toBe('not_found')
  expect(codeOf(() => matchRoute(routes, 'DELETE', '/api/managePrice'))).toBe('method_not_allowed')
  expect(codeOf(() => matchRoute(routes, 'GET', '/api/bikeView/%ff'))).toBe('bad_request')
})

test('names the methods a path takes', () => {
  expect(allowedMethods(routes, '/api/managePrice/SP125')).toEqual(['PATCH'])
})
