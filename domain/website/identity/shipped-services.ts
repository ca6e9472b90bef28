/** The services that ship with the program, in the order in which they ship. */
export const shippedServices = [
  { id: 'pediatric', label: 'Pediatric Therapy' },
  { id: 'school-based', label: 'School-Based Therapy' },
  { id: 'sensory', label: 'Sensory Processing' },
  { id: 'fine-motor', label: 'Fine Motor Skills' },
  { id: 'consultation', label: 'Parent Consultation' },
] as const;

export type ShippedServiceId = (typeof shippedServices)[number]['id'];

/** What no service of an owner may be called in addresses: other services, other parts of the page, other screens. */
export const reservedServiceIds: readonly string[] = [
  ...shippedServices.map(({ id }) => id),
  'main',
  'site-menu',
  'new',
];
