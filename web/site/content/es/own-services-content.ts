import type { ServiceAges, ServicePlace } from '#domain/practice/own-services.ts';

const numbers = [
  'Cero',
  'Una',
  'Dos',
  'Tres',
  'Cuatro',
  'Cinco',
  'Seis',
  'Siete',
  'Ocho',
  'Nueve',
  'Diez',
  'Once',
  'Doce',
];

/** A number of things that are feminine in Spanish, at the beginning of a sentence. */
function counted(count: number): string {
  return numbers[count] ?? String(count);
}

export function servicesLead(count: number): string {
  if (count === 1) {
    return 'Una forma de trabajar con nosotros. Cuéntenos cómo es un día difícil. Le diremos si esto puede ayudar.';
  }
  return `${counted(count)} formas de trabajar con nosotros. Empiece por la que más se parece a su hijo o hija. Le diremos si otra le ayudaría más.`;
}

export const singleServiceLead = 'Cada niño es distinto. Por eso no hay dos planes iguales.';

export function conditionsLead(count: number): string {
  const need = 'No necesita un diagnóstico para pedir ayuda.';
  if (count === 1)
    return `${need} Esta es una razón por la que las familias buscan terapia ocupacional (OT).`;
  return `${need} Estas son ${counted(count).toLowerCase()} razones por las que las familias buscan terapia ocupacional (OT).`;
}

export function ageGroupsTitle(count: number): string {
  return count === 1 ? 'Un grupo de edad' : `${counted(count)} grupos de edad`;
}

export function agesText({ youngest, oldest }: ServiceAges): string {
  return youngest === oldest ? `Edad: ${youngest} años` : `De ${youngest} a ${oldest} años`;
}

export const placeNames: Record<ServicePlace, string> = {
  school: 'En la escuela',
  home: 'En casa',
  online: 'En línea',
  practice: 'En nuestro consultorio',
};

export function servicesDescription(titles: readonly string[]): string {
  return `${new Intl.ListFormat('es').format(titles)}. Vea qué incluye cada servicio y cómo ayuda.`;
}

export const moreServices = 'más';

export const servicesKeyword = 'servicios de terapia ocupacional';

export const ownServicePage = {
  eyebrow: 'Servicios',
  whoTitle: 'Para quién es',
  whereTitle: 'Dónde nos vemos',
  inItTitle: 'Qué puede esperar',
  included: 'Qué incluye',
  benefits: 'Beneficios',
  closing: {
    title: '¿Le suena conocido?',
    text: 'Cuéntenos qué ve en casa o en la escuela. Le diremos si esto le ayuda, o si otra cosa le ayudaría más.',
  },
};
