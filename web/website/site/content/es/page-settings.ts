import { pageSettings as english } from '#web/website/site/content/en/page-settings.ts';
import { spanishPage } from './spanish-page.ts';

/** Returns a county as people search for it. */
export function countyKeyword(county: string, state: string): string {
  return `condado de ${county} ${state}`;
}

/** The pages with their own settings, in Spanish. */
export const pageSettings = {
  home: spanishPage(english.home, {
    title: 'Terapia ocupacional infantil de 3 a 21 años',
    description:
      'Ayuda con la escritura, el ruido, el movimiento y las tareas de cada día. Terapia ocupacional cálida y práctica para niños y jóvenes.',
    keywords:
      'terapia ocupacional pediátrica, terapia ocupacional en la escuela, motricidad fina, procesamiento sensorial, ayuda con la escritura, Long Island',
  }),
  services: spanishPage(english.services, {
    title: 'Servicios de terapia ocupacional',
    description:
      'Terapia pediátrica, en la escuela, sensorial y de motricidad fina, y consultas para padres. Vea qué incluye cada una y cómo ayuda.',
    keywords:
      'servicios de terapia ocupacional, terapia pediátrica, terapia en la escuela, procesamiento sensorial, motricidad fina, consulta para padres',
  }),
  about: spanishPage(english.about, {
    title: 'Conozca a su terapeuta',
    description:
      'Quién dirige este consultorio de terapia ocupacional: su historia, su formación y cómo es una sesión con su hijo o hija.',
    keywords:
      'terapeuta ocupacional pediátrico, OTR/L, terapeuta ocupacional con licencia, Nueva York, sobre mí',
  }),
  contact: spanishPage(english.contact, {
    title: 'Contacto y solicitud de consulta',
    description:
      'Cuéntenos de su hijo o hija: escriba o llame. Teléfono, correo, horario y respuestas a lo que más preguntan los padres.',
    keywords:
      'contacto terapeuta ocupacional, pedir consulta de terapia ocupacional, teléfono terapia ocupacional infantil, terapia ocupacional Long Island',
  }),
  pediatric: spanishPage(english.pediatric, {
    title: 'Terapia pediátrica según la edad',
    description:
      'Evaluación, un plan hecho para cada niño y apoyo desde preescolar hasta los 21 años. Vea cómo la terapia crece con su hijo o hija.',
    keywords:
      'terapia pediátrica, terapia ocupacional preescolar, terapia ocupacional primaria, escuela intermedia, planes de transición, autismo, TDAH, retraso del desarrollo',
  }),
  schoolBased: spanishPage(english.schoolBased, {
    title: 'Terapia ocupacional en la escuela',
    description:
      'Terapia en la escuela, apoyo con el IEP y el Plan 504, cambios en el salón y capacitación de maestros, para participar en el día escolar.',
    keywords:
      'terapia ocupacional en la escuela, IEP, Plan 504, cambios en el salón de clases, tecnología de asistencia, Nassau, Suffolk',
  }),
  sensory: spanishPage(english.sensory, {
    title: 'Terapia de procesamiento sensorial',
    description:
      'Por qué algunos niños se tapan los oídos, chocan con las cosas o no pueden estar quietos, y qué ayuda en casa y en la escuela.',
    keywords:
      'procesamiento sensorial, integración sensorial, dieta sensorial, sistema vestibular, propiocepción, sensibilidad al tacto, terapia ocupacional',
  }),
  fineMotor: spanishPage(english.fineMotor, {
    title: 'Motricidad fina y escritura a mano',
    description:
      'Lápices, tijeras, botones y zíperes. Terapia con juegos para manos más fuertes y firmes, en la escuela y en la vida diaria.',
    keywords:
      'motricidad fina, ayuda con la escritura, uso de tijeras, agarre del lápiz, fuerza en las manos, integración visomotora, cuidado personal',
  }),
  consultation: spanishPage(english.consultation, {
    title: 'Consultas para padres',
    description:
      'Una hora para sus preguntas, con un profesional de terapia ocupacional. Traiga una preocupación y salga con un plan para probar.',
    keywords:
      'consulta para padres, terapia ocupacional virtual, consejos de terapia ocupacional, ayuda para la reunión del IEP, programa para la casa',
  }),
};
