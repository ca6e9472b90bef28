import { englishInquiryForm, englishInquiryOutcome, englishShared } from './english-words.ts';
import type { RequestOutcome, SchoolsFormWords } from './form-words.ts';
import type { SchoolsMessages } from './request-messages.ts';
import { schoolRoleNames } from './school-role.ts';

export const englishSchoolsMessages: SchoolsMessages = {
  ...englishShared,
  name: 'Your name is required',
  role: 'Please choose your role',
  school: 'School or district is required',
  email: 'Email is required',
  need: 'Please tell us what you need',
};

export const englishSchoolsForm: SchoolsFormWords = {
  name: 'Message from a school',
  title: 'Write to us',
  fields: {
    name: { label: 'Your name' },
    role: { label: 'Your role' },
    school: { label: 'School or district' },
    email: { label: 'Email' },
    phone: { label: 'Phone number' },
    need: { label: 'What you need', hint: 'Please do not name a child.' },
  },
  roles: schoolRoleNames,
  chooseRole: 'Please choose',
  optional: englishInquiryForm.optional,
  trap: englishInquiryForm.trap,
  send: 'Send Message',
  note: 'Only the practice gets what you write. Please ask for a safe way before you send records.',
  notSentYet: 'Your message was not sent yet',
};

export const englishSchoolsOutcome: RequestOutcome = {
  ...englishInquiryOutcome,
  thanks: {
    title: 'Message Received!',
    text: (firstName) => `Thank you! Your message has reached ${firstName}.`,
  },
  received: {
    title: 'We received your message',
    // How soon the practice calls applies to families only.
    words: ({ reference }) => [
      `Your reference is ${reference}. Keep it for when you call us.`,
      'There is no need to send it again.',
    ],
    again: 'Send another message',
  },
};
