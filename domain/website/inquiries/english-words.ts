import { INVALID_EMAIL } from '#domain/platform/email.ts';
import { tooLongMessage } from '#domain/platform/text.ts';
import type { InquiryFormWords, RequestOutcome } from './form-words.ts';
import type { InquiryMessages, SharedMessages } from './request-messages.ts';

export const englishShared: SharedMessages = {
  text: 'Please enter text',
  tooLong: tooLongMessage,
  invalidEmail: INVALID_EMAIL,
  language: 'Language must be en or es',
};

export const englishInquiryMessages: InquiryMessages = {
  ...englishShared,
  parentName: 'Your name is required',
  childName: "Child's name is required",
  childAge: "Child's age is required",
  email: 'Email is required',
  phone: 'Phone number is required',
  callLanguage: 'Please choose the language for our call from the list',
  concerns: 'Please share your concerns',
  insuranceCheck: 'Please answer the insurance question with yes or no',
};

export const englishInquiryForm: InquiryFormWords = {
  name: 'Consultation request',
  fields: {
    parentName: { label: 'Your name' },
    childName: { label: "Child's name" },
    childAge: { label: "Child's age" },
    email: { label: 'Email' },
    phone: { label: 'Phone number' },
    callLanguage: {
      label: 'Language for our call',
      hint: 'We may not speak every language.',
    },
    otherLanguage: { label: 'Which language?' },
    school: { label: 'School' },
    concerns: { label: 'Your concerns', hint: 'What is hard right now? A few words are enough.' },
    referralSource: { label: 'How did you hear about us?' },
    insuranceCheck: { label: 'Please check my insurance coverage' },
  },
  callLanguages: { en: 'English', es: 'Español', other: 'Another language' },
  optional: 'Optional',
  trap: 'Please leave this empty',
  send: 'Send Request',
  note: 'Only the practice gets what you write. Please leave medical records out for now.',
  notSentYet: 'Your request was not sent yet',
};

export const englishInquiryOutcome: RequestOutcome = {
  sending: 'Sending...',
  offline: 'There is no connection. Nothing is lost: please send it again in a moment.',
  notSent: 'Not sent yet. Everything you typed is still here: please try again, or call us.',
  failure: {
    title: 'Error',
    text: 'There was a problem sending your message. Please try again or contact us directly.',
  },
  thanks: {
    title: 'Consultation Request Received!',
    text: (firstName) => `Thank you! ${firstName} will contact you shortly about helping your child.`,
  },
  received: {
    title: 'We received your request',
    words: ({ firstName, reference, soon }) => [
      `Your reference is ${reference}. Keep it for when you call us.`,
      `${firstName} will ${soon ? `call you ${soon}` : 'contact you by phone or email'}. There is no need to send it again.`,
    ],
    again: 'Send another request',
  },
  dismiss: 'Dismiss',
  notifications: 'Notifications (F8)',
};
