import { expect, test } from 'vitest'
import { pastedPlace } from './pasted-place.ts'

const place = { latitude: 20.4686, longitude: 85.883 }

test.each([
  '20.4686, 85.8830',
  'https://www.google.com/maps/place/Cuttack/@20.4001,85.8001,15z/data=!3m1!4b1!4m6!3m5!1s0x3a!8m2!3d20.4686!4d85.8830!16s',
  'https://www.google.com/maps/@20.4686,85.883,15z',
  'https://www.google.com/maps/search/?api=1&query=20.4686%2C85.883',
  'https://www.openstreetmap.org/?mlat=20.4686&mlon=85.883#map=16/20.1/85.1',
  'https://www.openstreetmap.org/#map=16/20.4686/85.8830',
])('%s', (text) => expect(pastedPlace(text)).toEqual(place))

test.each(['https://maps.app.goo.gl/abcDEF', 'Dolamundai Chhak', '12, 13'])('%s names no place', (text) =>
  expect(pastedPlace(text)).toBeUndefined(),
)
