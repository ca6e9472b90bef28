import { capitalized } from '#domain/platform/capitalized.ts';
import type { ServiceAges, ServicePlace } from '#domain/website/identity/own-services.ts';

const numbers = [
  'cero',
  'una',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
];

/** Returns a number, as a word if that is usual; "one" is feminine, since it counts feminine nouns. */
function counted(count: number): string {
  return numbers[count] ?? String(count);
}

export function servicesLead(count: number): string {
  if (count === 1) {
    return 'Hay una manera de trabajar con nosotros. Cuéntenos cómo es un día difícil. Pregunte si esto puede ayudar.';
  }
  return `Hay ${counted(count)} maneras de trabajar con nosotros. Empiece por la que mejor describa a su hijo o hija. ¿No sabe cuál? Pregúntenos cuál le ayudaría más.`;
}

export const singleServiceLead = 'Cada niño es distinto. Por eso no hay dos planes iguales.';

export function conditionsLead(count: number): string {
  const need = 'No hace falta un diagnóstico para pedir ayuda.';
  if (count === 1) return `${need} Esta es una razón por la que las familias buscan terapia ocupacional.`;
  return `${need} Estas son ${counted(count)} razones por las que las familias buscan terapia ocupacional.`;
}

export function ageGroupsTitle(count: number): string {
  return count === 1 ? 'Un grupo de edad' : `${capitalized(counted(count))} grupos de edad`;
}

function agesInSentence({ youngest, oldest }: ServiceAges): string {
  return youngest === oldest ? `a los ${youngest} años` : `de ${youngest} a ${oldest} años`;
}

export function agesText(ages: ServiceAges): string {
  return capitalized(agesInSentence(ages));
}

export function homeEyebrow(ages: ServiceAges): string {
  return `Terapia ocupacional pediátrica ${agesInSentence(ages)}`;
}
export function homeTitle(ages: ServiceAges): string {
  return `Terapia ocupacional infantil ${agesInSentence(ages)}`;
}
export function homeDescription(ages: ServiceAges): string {
  return `Ayuda con la escritura, el ruido, el movimiento y las tareas de cada día. Terapia ocupacional cálida y práctica ${agesInSentence(ages)}.`;
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
  inItTitle: 'Qué puede esperar',
  closing: {
    title: '¿Reconoce aquí a su hijo o hija?',
    text: 'Cuéntenos lo que ve en casa o en la escuela. Pregúntenos si esto es lo adecuado, o si otra cosa le ayudaría más.',
  },
};
