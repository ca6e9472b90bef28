import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import type { ClaimedPoint } from '#web/website/site/content/claimed-text.ts';
import type { ClosingWords, PageOpening, Point } from '#web/website/site/content/content-shapes.ts';

export const schoolOpening: PageOpening = {
  eyebrow: 'Terapia en la escuela',
  title: 'Ayuda donde pasa el día escolar',
  lead: 'Nos unimos al equipo de su escuela. Trabajamos en el pupitre, en el pasillo y en la mesa del comedor, para que lo aprendido aparezca donde su hijo o hija lo necesita.',
};

export const schoolServicesTitle = 'Nueve maneras de apoyar a una escuela';

export const schoolServices: readonly ClaimedPoint[] = [
  {
    title: 'Terapia en la propia escuela',
    text: {
      claim: 'groups',
      words:
        'Sesiones en la escuela, individuales o en un grupo pequeño. Entramos a la clase cuando se puede, y trabajamos aparte cuando ayuda la calma.',
      otherwise:
        'Sesiones en la escuela. Entramos a la clase cuando se puede, y trabajamos aparte cuando ayuda la calma.',
    },
  },
  {
    title: 'Programa de Educación Individualizado (IEP) y Plan 504',
    text: 'Evaluamos, escribimos metas que se pueden medir, vamos a las reuniones e informamos del progreso.',
  },
  {
    title: 'Cambios en el salón',
    text: 'Una silla mejor, un atril inclinado, menos reflejos, una mesa despejada. Son cambios pequeños que ayudan a toda la clase.',
  },
  {
    title: 'Tecnología de asistencia',
    text: 'Desde un agarre para el lápiz hasta el dictado por voz. Buscamos la herramienta adecuada, la preparamos y enseñamos a usarla.',
  },
  {
    title: 'Escritura a mano',
    text: 'El agarre, las letras, los espacios y la velocidad. Y un plan para usar el teclado cuando eso es mejor.',
  },
  {
    title: 'Apoyo sensorial',
    text: 'Pausas de movimiento, rincones tranquilos y herramientas que ayudan a estar en calma y con atención.',
  },
  {
    title: 'Talleres para maestros',
    text: 'Talleres cortos y útiles para maestros y asistentes, y ayuda en el salón cuando más cuenta.',
  },
  {
    title: 'Plan de transición',
    text: 'Pasar a otro grado, a otra escuela o a la vida después de la escuela va mejor con un plan.',
  },
  {
    title: 'Intervención en crisis',
    text: 'Cuando un estudiante sufre una crisis, ayudamos al equipo a cuidar a todos, a calmar el momento y a aprender de él.',
  },
];

export const schoolsTitle = 'Escuelas que atendemos';

/** The link to the footer page for schools. */
export const schoolsLink = 'Para escuelas y distritos';

/** Returns where the practice works, with its own counties. */
export function schoolsServed({ serviceArea }: PublicIdentity): string[] {
  return [
    ...serviceArea.counties.map((county) => `Distritos escolares del condado de ${county}`),
    'Escuelas privadas',
    'Escuelas chárter',
    'Escuelas de educación especial',
    'Programas de intervención temprana',
  ];
}

export const approachTitle = 'Nuestro método en cuatro pasos';

export const schoolApproach: readonly Point[] = [
  {
    title: 'Evaluación',
    text: 'Observamos al estudiante en clase, hablamos con el maestro o la maestra y medimos las destrezas que hay detrás de lo que le cuesta.',
  },
  {
    title: 'Reunión del equipo',
    text: 'Los padres, los maestros y el personal acuerdan qué es lo importante. Fijamos metas que todos pueden seguir.',
  },
  {
    title: 'Puesta en marcha',
    text: 'Empieza la terapia, cambia el salón y los adultos aprenden qué hacer entre una sesión y otra.',
  },
  {
    title: 'Seguimiento',
    text: 'Seguimos cada meta, explicamos los números en palabras sencillas y cambiamos de rumbo si hace falta.',
  },
];

export const plansTitle = 'IEP o Plan 504: ¿cuál es la diferencia?';

export const plans: readonly Point[] = [
  {
    title: 'Programa de Educación Individualizado (IEP)',
    text: 'El IEP es para un niño que necesita educación especial. Puede incluir la terapia ocupacional como servicio, con metas y con el número de minutos por semana. Es gratis por medio de la escuela pública.',
  },
  {
    title: 'Plan 504',
    text: 'El Plan 504 es para un niño con una discapacidad que necesita cambios o apoyos para participar en la escuela. Por ejemplo, más tiempo, un teclado o pausas para moverse. Algunos planes también incluyen terapia.',
  },
];

export const closing: ClosingWords = {
  title: '¿Tiene una reunión pronto?',
  text: 'Envíenos la fecha. Podemos revisar el plan con usted antes de su reunión con la escuela.',
};
