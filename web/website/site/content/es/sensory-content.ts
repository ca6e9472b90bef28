import type { ClosingWords, PageOpening, Point } from '#web/website/site/content/content-shapes.ts';
import type { SensorySystem } from '#web/website/site/content/en/sensory-content.ts';

export const sensoryOpening: PageOpening = {
  eyebrow: 'Procesamiento sensorial',
  title: 'Cuando el mundo es muy ruidoso, muy brillante o no basta',
  lead: 'El cerebro ordena los mensajes del cuerpo todo el día. Cuando ordenarlos cuesta, un niño puede esconderse, chocar, morder cosas o tener una crisis. Hay buenas razones para eso, y hay ayuda.',
};

export const sensesTitle = 'Siete sentidos, no cinco';
export const sensesLead = 'Dos de ellos están escondidos dentro del cuerpo. Muchas veces son la clave.';

/** The headings of a sense's sign and of what helps. */
export const signTitle = 'Usted puede notar';
export const helpTitle = 'Qué puede ayudar';

export const sensorySystems: readonly SensorySystem[] = [
  {
    id: 'visual',
    name: 'Visual',
    plainName: 'La vista',
    sign: 'Entrecierra los ojos con mucha luz, o pierde la línea en una página llena.',
    help: 'Luz más suave, menos cosas a la vista, una cosa a la vez.',
  },
  {
    id: 'auditory',
    name: 'Auditivo',
    plainName: 'El oído',
    sign: 'Se tapa los oídos con el secador de manos, o no oye cuando le llaman.',
    help: 'Audífonos, un aviso antes, un lugar tranquilo adonde ir.',
  },
  {
    id: 'tactile',
    name: 'Táctil',
    plainName: 'El tacto',
    sign: 'No soporta las etiquetas, las costuras ni el cepillo del pelo, o lo toca todo.',
    help: 'Ropa suave, abrazos firmes y juegos que ensucian, sin prisa.',
  },
  {
    id: 'olfactory',
    name: 'Olfativo',
    plainName: 'El olfato',
    sign: 'Le dan náuseas en el comedor, o huele los juguetes y a la gente.',
    help: 'Un asiento cerca de la puerta y un olor que le guste.',
  },
  {
    id: 'gustatory',
    name: 'Gustativo',
    plainName: 'El gusto',
    sign: 'Come cinco cosas y ninguna más, o se muerde las mangas.',
    help: 'Pasos muy pequeños con comidas nuevas, y cosas seguras para morder.',
  },
  {
    id: 'proprioception',
    name: 'Propiocepción',
    plainName: 'La posición del cuerpo',
    sign: 'Choca con las cosas, abraza muy fuerte, rompe los lápices.',
    help: 'Empujar, jalar, cargar y trepar.',
  },
  {
    id: 'vestibular',
    name: 'Vestibular',
    plainName: 'El equilibrio y el movimiento',
    sign: 'Da vueltas sin parar, o le da miedo el columpio.',
    help: 'Columpios, mecerse y pausas para moverse, en la medida justa.',
  },
];

export const workTitle = 'Dos maneras de ayudar';

export const sensoryWork: readonly { title: string; lead: string; items: readonly string[] }[] = [
  {
    title: 'Terapia directa',
    lead: 'Con su hijo o hija, por medio de juegos divertidos que tienen una meta clara.',
    items: [
      'Columpios, juegos de trepar y pistas de obstáculos',
      'Presión profunda y trabajo de fuerza',
      'Juegos de tacto con arena, espuma y plastilina',
      'Dar nombre a lo que siente el cuerpo',
      'Herramientas de calma que su hijo o hija puede usar a solas',
    ],
  },
  {
    title: 'Cambios en el entorno',
    lead: 'Con los lugares y las rutinas que rodean a su hijo o hija.',
    items: [
      'Un plan sensorial para todo el día',
      'Un rincón de calma en casa y en clase',
      'Asientos que dejan mover el cuerpo',
      'Menos luz, menos ruido y menos desorden',
      'Orientación para los adultos',
    ],
  },
];

export const challengesTitle = 'Condiciones y retos';
export const challengesLead = 'Las necesidades sensoriales vienen muchas veces junto con algo de esta lista.';

export const sensoryChallenges: readonly Point[] = [
  { title: 'Autismo', text: 'La mayoría de los niños autistas siente el mundo de otra manera.' },
  { title: 'TDAH (ADHD)', text: 'Algunos cuerpos necesitan moverse para poder escuchar.' },
  { title: 'Ansiedad', text: 'Las preocupaciones y el estrés sensorial se alimentan entre sí.' },
  { title: 'Comer muy pocas cosas', text: 'Puede ser la textura o el olor, y no un capricho.' },
  { title: 'Crisis', text: 'Una señal de que todo es demasiado, no de mala conducta.' },
  { title: 'Problemas de sueño', text: 'Un cuerpo que no encuentra el botón de apagar.' },
];

export const closing: ClosingWords = {
  title: '¿Qué sentido es?',
  text: 'No hace falta saberlo. Cuéntenos de un momento difícil. Podemos empezar por ahí.',
};
