import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { consultationRate } from '#domain/website/identity/public-identity-text.ts';
import type { ClaimedPoint, Words } from '#web/website/site/content/claimed-text.ts';
import type { ClosingWords, PageOpening } from '#web/website/site/content/content-shapes.ts';
import { type RateWords, rateTermsFor } from '#web/website/site/content/rate-terms.ts';

export const consultationOpening: PageOpening = {
  eyebrow: 'Consultas para padres',
  title: 'Traiga una pregunta. Salga con un plan.',
  lead: 'Nadie conoce a su hijo o hija como usted. Nosotros conocemos las destrezas que hay detrás de lo que le cuesta. Juntos podemos hacer mucho en una hora.',
};

export const waysTitle: Words = {
  claim: 'video',
  words: 'En persona o por video',
  otherwise: 'En persona',
};

export const consultationWays: readonly ClaimedPoint[] = [
  {
    title: 'En persona',
    text: 'En su casa, en la escuela o en la comunidad. Podemos ver el lugar, conocer a su hijo o hija y probar cosas ahí mismo.',
  },
  {
    title: 'En línea',
    text: {
      claim: 'video',
      words: 'Por video, desde su sofá. Muéstrenos un video de su teléfono o un informe en la pantalla.',
    },
  },
];

export const schedulingText: Words = {
  claim: 'eveningsAndWeekends',
  words: 'Horario flexible por la noche y los fines de semana',
  otherwise: 'Horario flexible',
};

export const rateTitle = 'Precio y horario';

/** Follows the price of an hour. */
export const rateUnit = 'por hora de consulta';

/** Follows the word for a free consultation. */
export const freeUnit = 'la consulta';

/** Returns the texts next to the price: hours and terms. */
export function rateTerms(identity: PublicIdentity): string[] {
  return rateTermsFor(rateWords, identity, 'es');
}

const rateWords: RateWords = {
  // Hours end with "a.m." or "p.m.", whose period also ends the sentence.
  hours: (hours) => `Horario de atención: ${hours}`,
  contract: { claim: 'noContract', words: 'No hay que comprar un paquete ni firmar un contrato.' },
  paidTime: 'Usted paga el tiempo que usa.',
  setOn: (day) => `Precio al ${day}.`,
};

/** The link to the footer page about cost. */
export const costLink = 'Costo y seguro';

export const topicsTitle = 'Lo que preguntan los padres';

export const consultationTopics: readonly { title: string; questions: readonly string[] }[] = [
  {
    title: 'Escritura y manos',
    questions: [
      '¿Está mal su manera de agarrar el lápiz?',
      '¿Por qué tarda tanto con la tarea?',
      '¿Letra de molde, cursiva o teclado?',
    ],
  },
  {
    title: 'Necesidades sensoriales',
    questions: [
      '¿Por qué le molestan la ropa y los ruidos?',
      '¿Qué es una dieta sensorial?',
      '¿Ayudan las mantas con peso?',
    ],
  },
  {
    title: 'Rutinas de cada día',
    questions: [
      '¿Cómo salimos de casa a tiempo?',
      '¿Cómo le enseño a amarrarse los zapatos?',
      '¿Y el sueño y las comidas?',
    ],
  },
  {
    title: 'La escuela y sus planes',
    questions: [
      '¿Qué significan estos puntajes?',
      '¿Debemos pedir terapia ocupacional?',
      '¿Cómo me preparo para la reunión del Programa de Educación Individualizado (IEP) o del Plan 504?',
    ],
  },
  {
    title: 'Conducta y emociones fuertes',
    questions: [
      '¿Es una crisis o un berrinche?',
      '¿Cómo volvemos a la calma?',
      '¿Cómo le ayudo con los cambios?',
    ],
  },
  {
    title: 'Crecer',
    questions: [
      '¿Va bien para su edad?',
      '¿Qué tareas de la casa puede hacer ya?',
      '¿Cómo planeamos la vida después de la escuela?',
    ],
  },
];

export const closing: ClosingWords = {
  title: '¿Qué le preocupa?',
  text: 'Con una pregunta basta. Desde ahí podemos empezar.',
};

export const processTitle = 'Cómo funciona';

export const consultationProcess: readonly ClaimedPoint[] = [
  {
    title: 'Contacto',
    text: 'Envíe el formulario o llame. Díganos qué le preocupa y a qué hora puede hablar.',
  },
  {
    title: 'Preparación',
    text: 'Leemos lo que usted nos envía: informes, trabajos de la escuela, un video corto. Usted anota sus tres preguntas más importantes.',
  },
  {
    title: 'Conversación',
    text: {
      claim: 'video',
      words:
        'Hablamos una hora, en persona o por video. Miramos, escuchamos y le mostramos qué puede probar.',
      otherwise: 'Hablamos una hora. Miramos, escuchamos y le mostramos qué puede probar.',
    },
  },
  {
    title: 'Práctica',
    text: 'Usted recibe un plan corto por escrito. Pruébelo dos semanas y cuéntenos cómo le fue.',
  },
];

/** Returns the price of an hour for structured data, with its unit. */
export function priceRange(identity: PublicIdentity): string {
  const rate = consultationRate(identity, 'es');
  return identity.consultationRateCents === 0 ? `${rate}: ${hourName}` : `${rate} por ${hourName}`;
}
export const hourName = 'hora de consulta';
