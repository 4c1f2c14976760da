import type { ContentField } from './content-fields.ts'

/** The labels of the fields of slides, offers, notifications and gallery pictures. */
export const contentLabels: Record<ContentField, string> = {
  alt: 'What the picture shows',
  title: 'Title',
  line: 'Line',
  link: 'Leads to',
  description: 'Description',
  terms: 'Terms',
  amount: 'Rupees off the price',
  models: 'Models',
  from: 'First day',
  to: 'Last day',
}
