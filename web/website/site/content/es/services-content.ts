import { agesServed, offersService, oldestIn } from '#domain/website/identity/own-services.ts';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import {
  type SectionWords,
  type ServiceSection,
  sectionsFor,
} from '#web/website/site/content/claimed-services.ts';
import { textsFor, type Words } from '#web/website/site/content/claimed-text.ts';
import type { ClosingWords, PageOpening } from '#web/website/site/content/content-shapes.ts';
import { agesText } from './own-services-content.ts';

/** Its lead states the number of services. */
export const servicesOpening: Omit<PageOpening, 'lead'> = {
  eyebrow: 'Servicios',
  title: 'Terapia para niños de verdad y días de verdad',
};

const sessionsBadge: Words = {
  claim: 'groups',
  words: 'Sesiones individuales y en grupo',
  otherwise: 'Sesiones individuales',
};

/** Returns the three badges under the title, with the practice's ages, area and schools. */
export function serviceBadges(identity: PublicIdentity): string[] {
  const { short } = identity.serviceArea;
  return [
    agesText(agesServed(identity)),
    offersService(identity, 'school-based') ? `Escuelas de ${short}` : short,
    ...textsFor([sessionsBadge], identity),
  ];
}

/** The title of the page's table of contents. */
export const indexTitle = 'En esta página';

/** The headings of each service's two lists. */
export const includedTitle = 'Qué incluye';
export const benefitsTitle = 'Beneficios';

/** Above the benefits of each service: nobody can promise the outcome of therapy. */
export const benefitsLead = 'Lo que las familias buscan:';

/** Links of a service; screen readers also hear its name. */
export const readMore = 'Leer más';
export function aboutService(title: string): string {
  return ` sobre ${title}`;
}

/** The heading of the links to other services. */
export const otherServices = 'Otros servicios';

/** A second link at the end of the page. */
export const meetTherapist = 'Conozca a su terapeuta';

/** The service type in structured data. */
export const serviceType = 'Terapia ocupacional pediátrica';

/** Returns a county's name for structured data. */
export function countyName(county: string, state: string): string {
  return `Condado de ${county}, ${state}`;
}

/** Returns the five services as they apply to this practice. */
export function serviceSections(identity: PublicIdentity): ServiceSection[] {
  return sectionsFor(sectionsThrough(oldestIn(identity, 'pediatric')), identity);
}

/** Returns the services' texts; `oldest` is the upper age of pediatric therapy. */
function sectionsThrough(oldest: number): readonly SectionWords[] {
  return [
    {
      id: 'pediatric',
      title: 'Terapia pediátrica',
      description:
        'Terapia uno a uno. Trabajamos las destrezas que hacen falta para aprender, jugar y cuidarse. Empezamos con lo que a su hijo o hija le encanta, y seguimos desde ahí.',
      features: [
        'Una mirada completa a cómo se mueve, juega y aprende su hijo o hija',
        'Un plan escrito con metas que usted puede ver',
        {
          claim: 'video',
          words: 'Sesiones en la escuela, en casa o en línea',
          otherwise: 'Sesiones en la escuela o en casa',
        },
        'Un programa corto para la casa, que cabe al final del día',
        'Contacto regular con usted y con el maestro o la maestra',
      ],
      benefits: [
        'Hacer más cosas sin ayuda',
        'Orgullo por lo que pueden hacer sus manos y su cuerpo',
        'Mañanas más tranquilas y tareas más fáciles',
        `Apoyo que crece con su hijo o hija, hasta los ${oldest} años`,
      ],
    },
    {
      id: 'school-based',
      title: 'Terapia en la escuela',
      description:
        'Vamos a la escuela y trabajamos con todo el equipo. Su hijo o hija practica donde la destreza hace falta: en el pupitre, en el pasillo y en la fila del almuerzo.',
      features: [
        {
          claim: 'groups',
          words: 'Sesiones en la escuela, individuales o en un grupo pequeño',
          otherwise: 'Sesiones en la escuela',
        },
        'Metas, notas y reuniones del Programa de Educación Individualizado (IEP) y del Plan 504',
        'Cambios en el pupitre, la tarea y el salón',
        'Tecnología de asistencia, desde agarres para el lápiz hasta tabletas',
        'Talleres para maestros y asistentes',
      ],
      benefits: [
        'Participar en clase en lugar de mirar',
        'Escribir con menos esfuerzo',
        'Perder menos tiempo de clase',
        'Un solo plan que todos siguen',
      ],
    },
    {
      id: 'sensory',
      title: 'Procesamiento sensorial',
      description:
        'Las luces, los ruidos, las etiquetas y la gente pueden ser demasiado. O el cuerpo puede pedir más. Ayudamos a su hijo o hija a entender esas señales y a encontrar lo que le da calma.',
      features: [
        'Un perfil sensorial de siete sentidos',
        'Juegos de movimiento y de presión profunda',
        'Un plan sensorial diario para la casa y la escuela',
        'Espacios tranquilos y otros cambios en el salón',
        'Orientación para padres y maestros',
      ],
      benefits: [
        'Crisis más cortas y menos frecuentes',
        'Atención que dura más',
        'Probar comidas, ropa y lugares nuevos',
        'Decir lo que le ayuda',
      ],
    },
    {
      id: 'fine-motor',
      title: 'Motricidad fina',
      description:
        'Las manos trabajan mucho en un día. Trabajamos para que sean más fuertes y más exactas, y para escribir, cortar y vestirse con menos peleas.',
      features: [
        'Escritura a mano, desde el agarre del lápiz hasta páginas enteras',
        'Tijeras, pegamento y manualidades',
        'Botones, zíperes, cordones, tenedores y cuchillos',
        'Juegos que entrenan los ojos y las manos a la vez',
        'Fuerza en las manos con plastilina, pinzas y juegos de trepar',
      ],
      benefits: [
        'Una letra que otros pueden leer',
        'Seguir el ritmo de la clase',
        'Vestirse sin ayuda',
        'Intentar sin miedo',
      ],
    },
    {
      id: 'consultation',
      title: 'Consulta para padres',
      description: {
        claim: 'video',
        words:
          'Una hora para sus preguntas, en persona o por video. Traiga una preocupación, un informe de la escuela o un video de su teléfono. Usted sale con un plan.',
        otherwise:
          'Una hora para sus preguntas, en persona. Traiga una preocupación, un informe de la escuela o un video de su teléfono. Usted sale con un plan.',
      },
      features: [
        'Una conversación antes de vernos, para no perder tiempo',
        'Revisión de informes, del Programa de Educación Individualizado (IEP) y del Plan 504',
        'Respuestas claras en palabras sencillas',
        'Una lista escrita de lo que puede probar primero',
        { claim: 'eveningsAndWeekends', words: 'Citas por la noche y los fines de semana' },
      ],
      benefits: [
        'Saber qué es típico y qué necesita ayuda',
        'Llegar con todo listo a las reuniones de la escuela',
        'Empezar en casa de inmediato',
        'Sentir menos soledad con todo esto',
      ],
    },
  ];
}

export const servicesClosing: ClosingWords = {
  title: '¿No sabe cuál elegir?',
  text: 'La mayoría de los padres no lo sabe. Cuéntenos cómo es un día difícil, y juntos podemos ver por dónde empezar.',
};
