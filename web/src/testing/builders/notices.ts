import type { Notice } from '#contract/privacy/notices.ts'

/** The notice of a form. */
export function aNotice(given: Partial<Notice> = {}): Notice {
  return {
    title: 'Enquiry',
    version: '0a1b2c3d4e5f',
    byWhatsApp: false,
    parts: [
      { heading: 'What we store', words: 'Your name, your phone number.' },
      { heading: 'How long', words: 'For 180 days after you send it.' },
    ],
    ...given,
  }
}
