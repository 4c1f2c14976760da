import { expect, test } from 'vitest'
import { newerIn } from './old-browsers.ts'

test('a script that uses what Chrome 109 lacks is named, unless it asks before', () => {
  expect(newerIn('page.js', 'let b=a.toSorted((x,y)=>x-y)')).toEqual([
    'page.js: a sorted, reversed or spliced copy came with Chrome 110: …let b=a.toSorted((x,y)=>x-y)…',
  ])
  expect(newerIn('page.js', 'let n=new URLSearchParams(Object.entries(t));return n.size===0')).toHaveLength(1)
  expect(
    newerIn('page.js', 'new Map().values().map(f);Object.values(a).map(f);list.difference(b)'),
  ).toHaveLength(1)
  expect(
    newerIn('page.js', 'function k(e){e.showPopover&&!e.popover&&(e.popover=`manual`,e.showPopover())}'),
  ).toEqual([])
  expect(newerIn('page.js', 'e.addEventListener(`scrollend`,t);f({onScrollEnd:t})')).toHaveLength(2)
  // React's code holds the name of every event.
  expect(newerIn('react.js', 'case`onScrollEnd`:null!=n&&k(`scrollend`,e)')).toEqual([])
  expect(newerIn('page.js', 'typeof URL.canParse==`function`?URL.canParse(e):new URL(e)')).toEqual([])
})

test('a style that Chrome 109 does not know is named, unless it stands in @supports or a forgiving selector', () => {
  expect(newerIn('page.css', 'a{color:red;&:hover{color:oklch(0.5 0.1 20)}}')).toHaveLength(2)
  expect(
    newerIn('page.css', 'dialog:open{top:0}.open\\:w-full:is([open],:popover-open,:open){width:100%}'),
  ).toHaveLength(1)
  expect(
    newerIn(
      'page.css',
      '@supports (color:color-mix(in lab,red,red)){a{color:color-mix(in lab,red,red)}}b{color:red}',
    ),
  ).toEqual([])
})
