/** The services that ship with the program, in order. */
export const shippedServices = [
  { id: 'pediatric', label: 'Pediatric Therapy' },
  { id: 'school-based', label: 'School-Based Therapy' },
  { id: 'sensory', label: 'Sensory Processing' },
  { id: 'fine-motor', label: 'Fine Motor Skills' },
  { id: 'consultation', label: 'Parent Consultation' },
] as const;

export type ShippedServiceId = (typeof shippedServices)[number]['id'];

/**
 * Ids that an owner's service cannot have: those of other services, other parts of the page and other
 * screens.
 */
export const reservedServiceIds: readonly string[] = [
  ...shippedServices.map(({ id }) => id),
  'main',
  'site-menu',
  'new',
];
