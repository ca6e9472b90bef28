/** The placeholders of an owner's text, in braces, with descriptions. */
export const placeholders = {
  practice: 'the practice’s name',
  therapist: 'the therapist’s name',
  phone: 'the phone number',
  email: 'the email address',
  area: 'the service area',
  rate: 'the price of a consultation hour',
} as const;
