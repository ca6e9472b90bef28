/**
 * The fields whose shipped words may be true of a practice, in the order of the form. Each question is one that ships
 * with the program, counted from 1, wherever the owner has moved it.
 */
export const shippedFields = [
  'tagline',
  'hours.week',
  'hours.note',
  'consultationRate',
  'serviceArea.summary',
  'serviceArea.short',
  'counties',
  'serviceArea.state',
  'therapist.firstName',
  'therapist.lastName',
  'therapist.postNominals',
  'therapist.role',
  'therapist.introduction',
  'biography',
  'question.1',
  'question.2',
  'question.3',
  'question.4',
  'question.5',
  'question.6',
  'service.pediatric',
  'service.school-based',
  'service.sensory',
  'service.fine-motor',
  'service.consultation',
] as const;

export type ShippedField = (typeof shippedFields)[number];
