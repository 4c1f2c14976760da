/** The kinds of messages that are sent by themselves, each with its switch. */
export const whatsAppKinds = [
  {
    id: 'receipt',
    label: 'Receipt',
    template: 'receipt',
    says: 'reference and promise, once an enquiry has come',
  },
  {
    id: 'reminder',
    label: 'Reminder the day before',
    template: 'reminder',
    says: 'with Confirm, Move and Cancel',
  },
  {
    id: 'reminder-soon',
    label: 'Reminder two hours before',
    template: 'reminder',
    says: 'unless the customer has confirmed',
  },
  {
    id: 'appointment',
    label: 'Changed appointment',
    template: 'appointment',
    says: 'also above the limit of the month',
  },
  {
    id: 'missed-call',
    label: 'Missed call',
    template: 'missed-call',
    says: 'until when somebody calls back',
  },
  {
    id: 'order',
    label: 'Step of an order',
    template: 'order',
    says: 'what is done and what comes next',
  },
  {
    id: 'order-day',
    label: 'Moved day of an order',
    template: 'order',
    says: 'the new day and the reason, also within a day of another message',
  },
  {
    id: 'arrival',
    label: 'Awaited model',
    template: 'arrival',
    says: 'that one has come, and where it stands',
  },
] as const

/** The templates that Meta approves, each once a language. */
export const whatsAppTemplates = [
  'receipt',
  'reminder',
  'appointment',
  'missed-call',
  'order',
  'arrival',
] as const
export type WhatsAppTemplate = (typeof whatsAppTemplates)[number]

/** How Meta stands to a template. */
export const templateStates = ['missing', 'pending', 'approved', 'rejected', 'paused'] as const
export type TemplateState = (typeof templateStates)[number]

/** Answers of the product to what a customer pressed or wrote. */
export const whatsAppReplies = ['confirmed', 'move', 'ask-cancel', 'cancelled', 'over', 'stopped'] as const
export type WhatsAppReply = (typeof whatsAppReplies)[number]

/** What the buttons of a message say back. */
export const whatsAppPresses = ['confirm', 'move', 'cancel', 'cancel-yes', 'keep'] as const
export type WhatsAppPress = (typeof whatsAppPresses)[number]
