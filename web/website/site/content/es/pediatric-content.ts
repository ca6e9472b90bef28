import type { ClosingWords, PageOpening, Point } from '#web/website/site/content/content-shapes.ts';
import type { AgeGroup } from '#web/website/site/content/en/pediatric-content.ts';

export const pediatricOpening: PageOpening = {
  eyebrow: 'Terapia pediátrica',
  title: 'Terapia que crece con su hijo o hija',
  lead: 'Un niño de tres años y un joven que termina la escuela necesitan cosas muy diferentes. De los 3 a los 21 años, trabajamos las destrezas que más importan en cada momento.',
};

export const workTitle = 'Cómo trabajamos con su hijo o hija';

export const pediatricWork: readonly Point[] = [
  {
    title: 'Evaluación',
    text: 'Miramos, jugamos, hacemos pruebas y escuchamos. Después le decimos lo que vimos: qué le sale fácil, qué no y por qué.',
  },
  {
    title: 'Plan individual',
    text: 'Usted recibe un plan corto en palabras sencillas. Tiene pocas metas, y les importan a usted, a su hijo o hija y al maestro o la maestra.',
  },
  {
    title: 'Apoyo continuo',
    text: 'Cada sesión sigue a la anterior. Le contamos qué funcionó, cambiamos lo que no y seguimos en contacto con la escuela.',
  },
];

export const ageGroupsLead = 'El trabajo cambia a medida que su hijo o hija cambia.';

export const ageGroups: readonly AgeGroup[] = [
  {
    name: 'Primera infancia',
    ages: '3 a 5 años',
    text: 'En estos años, el juego es el trabajo. Preparamos las manos, el cuerpo y las emociones para el kínder.',
    skills: [
      'Dibujos y primeras letras',
      'Tijeras y pegamento',
      'Vestirse y comer',
      'Sentarse en círculo y compartir',
    ],
  },
  {
    name: 'Escuela primaria',
    ages: '6 a 11 años',
    text: 'La escuela pide más cada año. Ayudamos a su hijo o hija a seguir el paso y a sentirse bien.',
    skills: [
      'Escribir una página entera',
      'Sentarse, atender y hacer pausas para moverse',
      'Cordones, candados y bandejas del comedor',
      'Juegos con reglas',
    ],
  },
  {
    name: 'Escuela intermedia',
    ages: '12 a 14 años',
    text: 'Un edificio nuevo, muchos maestros, un cuerpo que cambia. Trabajamos el orden, las herramientas y el cuidado personal.',
    skills: [
      'Agendas, casilleros y horarios',
      'Teclado y apuntes',
      'Higiene y cocina básica',
      'Estrés y pedir lo que uno necesita',
    ],
  },
  {
    name: 'Secundaria (high school) y transición',
    ages: '15 a 21 años',
    text: '¿Qué viene después de la escuela? Lo practicamos ahora, en cocinas, tiendas y lugares de trabajo de verdad.',
    skills: [
      'Destrezas para el trabajo y la universidad',
      'Dinero, autobús y teléfono',
      'Cocinar y lavar la ropa',
      'Metas de transición en el Programa de Educación Individualizado (IEP)',
    ],
  },
];

export const conditionsTitle = 'Niños con quienes trabajamos';

export const conditions: readonly Point[] = [
  { title: 'Autismo', text: 'Rutinas, juego y calma, con respeto por la forma de ser de su hijo o hija.' },
  { title: 'TDAH (ADHD) y función ejecutiva', text: 'Empezar, planear y terminar las cosas.' },
  { title: 'Retrasos del desarrollo', text: 'Ponerse al día, un paso pequeño a la vez.' },
  {
    title: 'Parálisis cerebral',
    text: 'Alcanzar, agarrar, tener buena postura y usar herramientas que ahorran esfuerzo.',
  },
  { title: 'Síndrome de Down', text: 'Fuerza, cuidado personal y destrezas para una vida activa.' },
  {
    title: 'Procesamiento sensorial',
    text: 'Ruidos, roces y movimientos que se sienten muy fuertes o muy débiles.',
  },
  {
    title: 'Retrasos de la motricidad fina',
    text: 'Manos que se cansan pronto o que no hacen lo que uno quiere.',
  },
  { title: 'Integración visomotora', text: 'Ojos y manos que todavía no trabajan en equipo.' },
  { title: 'Discapacidades de aprendizaje', text: 'Escribir, copiar y poner las ideas en el papel.' },
  { title: 'Discapacidad intelectual', text: 'Destrezas para la vida diaria, paso a paso.' },
  {
    title: 'Discapacidad física',
    text: 'Maneras de participar, con las herramientas y el espacio que hacen falta.',
  },
  { title: 'Retos de conducta', text: 'Entender lo que una conducta quiere decir.' },
];

export const closing: ClosingWords = {
  title: '¿No está en la lista?',
  text: 'Ninguna lista sirve para cada niño. Cuéntenos lo que usted ve, y pregunte si podemos ayudar.',
};
