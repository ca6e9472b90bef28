/** The words of an owner's text that are filled in where they stand in braces, with what they stand for. */
export const filledInWords = {
  practice: 'the practice’s name',
  therapist: 'the therapist’s name',
  phone: 'the phone number',
  email: 'the email address',
  area: 'the service area',
  rate: 'the price of a consultation hour',
} as const;
