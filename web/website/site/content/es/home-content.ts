import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { callsWithin } from '#domain/website/identity/public-identity-text.ts';
import { isTeamShown } from '#domain/website/identity/website-team.ts';
import { type CardWords, cardsFor, type ServiceCard } from '#web/website/site/content/claimed-services.ts';
import { confirmedPoints, textFor, type Words } from '#web/website/site/content/claimed-text.ts';
import type { FamiliarSign, Point } from '#web/website/site/content/content-shapes.ts';

export const homeOpening = {
  eyebrow: 'Terapia ocupacional pediátrica de 3 a 21 años',
  title: 'Lápices, zíperes, comedores ruidosos.',
  promise: 'Ayudamos a los niños con todo eso.',
  lead: 'Cuando las cosas pequeñas cuestan, todo el día cuesta. Buscamos la causa y enseñamos destrezas que pueden ayudar. En la escuela, en casa y con usted al lado.',
  picture:
    'Una mano pone un bloque en una torre. Los bloques muestran un lápiz, un botón, un zíper y un niño en un columpio.',
};

/** The second button at the top, which links to the services below. */
export const seeServices = 'Vea cómo ayudamos';

/** Returns the text before the therapist's name at the top; with several therapists, a family may work with another one. */
export function companyWords(identity: PublicIdentity): string | undefined {
  return isTeamShown(identity) ? 'Conozca a' : textFor(company, identity);
}

const company: Words = {
  claim: 'therapistAnswers',
  words: 'Desde la primera llamada, usted trabaja con',
  otherwise: 'Usted trabaja con',
};

const signs: readonly FamiliarSign[] = [
  { service: 'fine-motor', text: 'Escribir le duele, y la tarea termina en llanto.' },
  { service: 'sensory', text: 'Con el ruido se tapa los oídos o tiene una crisis.' },
  { service: 'fine-motor', text: 'Todavía necesita a un adulto para los botones, el zíper y los cordones.' },
  { service: 'sensory', text: 'Choca, se golpea y no puede escuchar un cuento sin moverse.' },
  { service: 'pediatric', text: 'Quiere tener amigos, pero el juego acaba mal.' },
  {
    service: 'school-based',
    text: 'La escuela habla del Programa de Educación Individualizado (IEP) o del Plan 504, y usted no sabe bien qué preguntar.',
  },
];

export const familiar = {
  title: '¿Reconoce aquí a su hijo o hija?',
  signs,
  answer: 'Usted está en el lugar correcto. Son destrezas, y las destrezas se pueden enseñar.',
};

/** Returns the five cards as they apply to this practice. */
export function serviceCards(identity: PublicIdentity): ServiceCard[] {
  return cardsFor(cards, identity);
}

export const servicesTitle = 'Cómo ayudamos';
export const servicesLead =
  'Cada niño es diferente, y su plan también. La mayoría trabaja en varias de estas cosas.';

const cards: readonly CardWords[] = [
  {
    id: 'school-based',
    title: 'Terapia en la escuela',
    description:
      'Trabajamos en el salón, el gimnasio y el comedor, con apoyo para el IEP y el Plan 504. Su hijo o hija practica donde pasa el día escolar.',
  },
  {
    id: 'fine-motor',
    title: 'Motricidad fina',
    description:
      'Manos fuertes y firmes para escribir, cortar, vestirse y comer. Las trabajamos con juegos, no con repeticiones.',
  },
  {
    id: 'sensory',
    title: 'Procesamiento sensorial',
    description:
      'Algunos cuerpos sienten demasiado y otros muy poco. Trabajamos para que su hijo o hija sienta calma y seguridad, y pueda aprender.',
  },
  {
    id: 'visual-motor',
    title: 'Integración visomotora',
    description:
      'Los ojos y las manos aprenden a trabajar en equipo: para copiar de la pizarra, escribir sobre la línea y atrapar una pelota.',
  },
  {
    id: 'play-social',
    title: 'Juego y destrezas sociales',
    description: {
      claim: 'groups',
      words:
        'Esperar el turno, leer una cara, perder un juego, volver a intentar. Lo practicamos en grupos pequeños, con juegos de verdad.',
      otherwise:
        'Esperar el turno, leer una cara, perder un juego, volver a intentar. Todo eso lo practicamos con juegos de verdad.',
    },
  },
];

/** The link of a card; screen readers also hear the service's name. */
export const learnMore = 'Más información';
export function aboutCard(title: string): string {
  return ` sobre ${title}`;
}

/** The heading of the therapist's part, and its link. */
export function meetTitle({ therapist }: PublicIdentity): string {
  return `Conozca a ${therapist.firstName}`;
}
export function moreAbout({ therapist }: PublicIdentity): string {
  return `Más sobre ${therapist.firstName}`;
}

/** Returns the progress of a child in a testimonial. */
export function nowText(childProgress: string): string {
  return `Ahora: ${childProgress}`;
}

/** Returns the accessible name of the stars. */
export function starsText(count: number): string {
  return `${count} de 5 estrellas`;
}

/** Before the phone number next to the form. */
export const ratherTalk = '¿Prefiere hablar?';

export const testimonialsTitle = 'Lo que dicen los padres';

export const requestTitle = 'Pida una consulta';

/** Returns the steps after a request, shown before the form is sent. */
export function requestSteps(identity: PublicIdentity): Point[] {
  const { firstName } = identity.therapist;
  const soon = callsWithin(identity, 'es');
  const call = soon && `${firstName} le llama ${soon}. `;
  return confirmedPoints(
    [
      {
        title: 'Cuéntenos de su hijo o hija',
        text: 'El formulario toma unos dos minutos. No hay respuestas malas.',
      },
      {
        title: `${firstName} se comunica con usted`,
        text: {
          claim: 'therapistAnswers',
          words: `${call}Usted habla con la persona que va a trabajar con su hijo o hija. No es un centro de llamadas.`,
          otherwise: `${call}Usted habla de su hijo o hija y pregunta lo que quiera saber.`,
        },
      },
      {
        title: 'Decida sin prisa',
        text: 'Pregunte cuál puede ser un buen siguiente paso. No tiene que ser con nosotros.',
      },
    ],
    identity,
  );
}
