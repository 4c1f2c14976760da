import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Dealership } from '#contract/dealership/dealership.ts'
import { DealershipFrame } from '#web/lib/dealership.tsx'
import { useSharePicture } from '#web/lib/head/share-picture.ts'
import { aDealership } from '#web/testing/builders/dealership.ts'
import { PlaceFilm, SplitPicture } from './place-picture.tsx'

function Shared() {
  return <p>{useSharePicture()}</p>
}

function shown(pictures: Dealership['pictures']) {
  const { container } = render(
    <DealershipFrame of={aDealership({ pictures })}>
      <SplitPicture place="career" />
      <PlaceFilm place="club" />
      <Shared />
    </DealershipFrame>,
  )
  const images = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))
  return { images, share: container.querySelector('p')?.textContent, video: container.querySelector('video') }
}

const picture = { alt: 'Our workshop', film: '' }

test('a place shows the picture of staff, and its film', () => {
  const { images, share, video } = shown([
    { ...picture, place: 'career', image: '/media/catalogue/ab12.1200x900.webp' },
    { ...picture, place: 'club', image: '/media/catalogue/cd34.1200x900.webp', film: '/media/videos/a.webm' },
    { ...picture, place: 'share', image: '/media/catalogue/ef56.1200x630.webp' },
  ])
  expect(images).toEqual(['/media/catalogue/ab12.1200x900.webp'])
  expect(screen.getByAltText('Our workshop')).toBeTruthy()
  expect(video?.getAttribute('src')).toBe('/media/videos/a.webm')
  expect(share).toBe('/.netlify/images?url=/media/catalogue/ef56.1200x630.webp&w=1200')
})

test('until staff set one a drawing stands there, and in link previews', () => {
  const { images, share, video } = shown([])
  expect([images, share, video]).toEqual([['/drawing.svg', '/drawing.svg'], '/share.jpg', null])
})
