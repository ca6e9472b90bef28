import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { textsFor, type Words } from '#web/website/site/content/claimed-text.ts';
import type { PageOpening, Point } from '#web/website/site/content/content-shapes.ts';

/** The top of the About page, in the therapist's own voice. */
export function aboutOpening({ therapist }: PublicIdentity): PageOpening {
  return {
    eyebrow: 'Sobre mí',
    title: `Hola, soy ${therapist.firstName}.`,
    lead: therapist.introduction,
  };
}

export const storyTitle = 'Mi historia';
export const credentialsTitle = 'Formación y credenciales';
export const valuesTitle = 'Cómo trabajo';
export const placesTitle = 'Dónde trabajo';
export const closingTitle = 'Hablemos de su hijo o hija';

/** Where sessions take place, after the area served. */
export const places: Words = {
  claim: 'video',
  words: 'En la escuela, en casa y por video.',
  otherwise: 'En la escuela y en casa.',
};

/** The invitation at the end of the page. */
export function aboutClosing(identity: PublicIdentity): string {
  return textsFor(closing, identity).join(' ');
}

const closing: readonly Words[] = [
  'Cuénteme cómo es un día difícil.',
  { claim: 'answersEveryone', words: 'Leo todos los mensajes y los contesto todos.' },
];

export const values: readonly Point[] = [
  {
    title: 'Primero, jugar',
    text: 'Los niños aprenden cuando se sienten a salvo y se divierten. Si parece un juego, es a propósito.',
  },
  {
    title: 'Palabras sencillas',
    text: 'Usted no debería necesitar un diccionario para leer un informe sobre su propio hijo o hija.',
  },
  {
    title: 'Usted es parte del equipo',
    text: 'Yo veo a su hijo o hija un rato. Usted, todas las demás horas. Hacemos un plan para todas.',
  },
  {
    title: 'Lo bueno cuenta',
    text: 'Busco lo que su hijo o hija hace bien, y eso nos ayuda a llegar a lo que le cuesta.',
  },
];
