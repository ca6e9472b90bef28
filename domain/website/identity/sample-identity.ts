import type { SiteLanguage } from '#domain/platform/site-language.ts';
import { weekOf } from './opening-hours.ts';
import { publicIdentitySchema } from './public-identity.ts';
import { SAMPLE_PRACTICE_NAME } from './sample-practice-name.ts';
import { SAMPLE_COUNTIES, SAMPLE_SERVICE_AREA } from './sample-service-area.ts';
import { noSpanish } from './spanish-website.ts';

type InBothLanguages = Record<SiteLanguage, string>;

function both(en: string, es: string): InBothLanguages {
  return { en, es };
}

/**
 * A made-up practice with a made-up therapist, in both languages. The testimonials and credentials are not
 * real, so each is marked as a sample. The Spanish uses "usted", short sentences and "su hijo o hija", and
 * keeps New York's terms with their English abbreviations.
 */
const sample = {
  practiceName: SAMPLE_PRACTICE_NAME,
  tagline: both(
    'Pediatric occupational therapy for schools and families',
    'Terapia ocupacional pediátrica para escuelas y familias',
  ),
  phone: '(516) 555-0142',
  email: 'hello@example.com',
  hours: {
    week: { ...weekOf(() => [{ opens: '08:00', closes: '17:00' }]), Saturday: [], Sunday: [] },
    note: both('Weekends by request', 'Fines de semana, si usted lo pide'),
  },
  consultationRateCents: 5000,
  serviceArea: {
    summary: both('Schools throughout NY and Long Island', 'Escuelas de todo Nueva York y Long Island'),
    short: SAMPLE_SERVICE_AREA,
    counties: [...SAMPLE_COUNTIES],
    state: 'NY',
  },
  therapist: {
    firstName: 'Nora',
    lastName: 'Wrenfield',
    postNominals: 'MS, OTR/L',
    role: both('Pediatric occupational therapist', 'Terapeuta ocupacional pediátrica'),
    introduction: both(
      'I have spent twelve years on classroom rugs and kitchen floors, working out with kids why a thing is hard. Once we know why, we can change it. I keep it playful, I tell you what I see, and I show you what to try tonight.',
      'Llevo doce años en el piso de salones y cocinas. Ahí busco con los niños por qué algo les cuesta. Cuando lo sabemos, lo podemos cambiar. Trabajo con juegos, le digo lo que veo y le enseño qué probar esta noche.',
    ),
    biography: [
      both(
        'I became an occupational therapist because of my little brother. He was bright and funny, and he could not hold a pencil for more than a minute. His school OT gave him a slant board, a short pencil, and a lot of praise. By spring he was writing comic books. I wanted to do that for other kids.',
        'Me hice terapeuta ocupacional por mi hermano menor. Era listo y gracioso, y no podía sostener un lápiz más de un minuto. La terapeuta de su escuela le dio un atril inclinado, un lápiz corto y muchos elogios. Para la primavera ya escribía historietas. Yo quise hacer eso por otros niños.',
      ),
      both(
        'Since then I have worked in public schools, preschools, and homes across Long Island. I have sat in on a few hundred IEP and 504 meetings. I know how a school day runs, and how tired a child can be by the time they get home to you.',
        'Desde entonces he trabajado en escuelas públicas, en centros preescolares y en casas de todo Long Island. He estado en cientos de reuniones sobre el Programa de Educación Individualizado (IEP) y el Plan 504. Sé cómo es un día de escuela. Y sé con qué cansancio llega un niño a su casa.',
      ),
      both(
        'I run this practice on my own. That means the person who answers your call is the person who will work with your child, write the plan, and sit next to you at the meeting.',
        'Trabajo sola. La persona que le contesta el teléfono es la misma que trabaja con su hijo o hija, escribe el plan y se sienta a su lado en la reunión.',
      ),
    ],
    credentials: [
      both("Master's degree in occupational therapy", 'Maestría en terapia ocupacional'),
      both(
        'Licensed occupational therapist in New York State',
        'Terapeuta ocupacional con licencia del estado de Nueva York',
      ),
      both('Nationally board certified by NBCOT', 'Certificación nacional de NBCOT'),
      both('Advanced training in sensory integration', 'Formación avanzada en integración sensorial'),
      both('12 years in Long Island schools and homes', '12 años en escuelas y casas de Long Island'),
    ].map((text) => ({ text, isSample: true })),
  },
  spanish: { ...noSpanish, isShown: true },
  testimonials: [
    {
      quote: both(
        'Homework used to end in tears. Now he sits down, writes his sentences, and runs off to play. I did not think second grade could feel like this.',
        'Antes la tarea terminaba en llanto. Ahora se sienta, escribe sus oraciones y corre a jugar. No pensé que el segundo grado podía ser así.',
      ),
      author: both('Mom of a 7-year-old, Nassau County', 'Mamá de un niño de 7 años, condado de Nassau'),
      childProgress: both(
        'Writes full sentences that his teacher can read',
        'Escribe oraciones completas que su maestro puede leer',
      ),
    },
    {
      quote: both(
        'We learned what was behind the meltdowns. A quiet corner, a heavy backpack on the walk to school, and a plan everyone follows. Mornings are calm.',
        'Supimos qué había detrás de las crisis. Un rincón tranquilo, una mochila pesada de camino a la escuela y un plan que todos siguen. Las mañanas son tranquilas.',
      ),
      author: both('Dad of a 5-year-old, Suffolk County', 'Papá de un niño de 5 años, condado de Suffolk'),
      childProgress: both(
        'Gets dressed and out the door without a fight',
        'Se viste y sale de casa sin pelear',
      ),
    },
    {
      quote: both(
        'She came to our 504 meeting with clear notes and real ideas for the classroom. The teachers asked her to stay and show them more.',
        'Vino a nuestra reunión del Plan 504 con notas claras y buenas ideas para el salón. Los maestros le pidieron que se quedara y les enseñara más.',
      ),
      author: both('Mom of a 10-year-old, Nassau County', 'Mamá de una niña de 10 años, condado de Nassau'),
      childProgress: both(
        'Uses her keyboard and finishes tests on time',
        'Usa su teclado y termina los exámenes a tiempo',
      ),
    },
    {
      quote: both(
        'My son makes his own lunch and takes the bus to his job site. Two years ago that was a dream. She never talked down to him.',
        'Mi hijo se prepara el almuerzo y toma el autobús a su trabajo. Hace dos años eso era un sueño. Ella siempre le habló con respeto.',
      ),
      author: both('Dad of a 17-year-old, Suffolk County', 'Papá de un joven de 17 años, condado de Suffolk'),
      childProgress: both(
        'Cooks, packs, and travels on his own',
        'Cocina, prepara sus cosas y viaja por su cuenta',
      ),
    },
  ].map((words) => ({ ...words, stars: 5, consentDate: null, isSample: true })),
  frequentQuestions: [
    {
      question: both(
        'How do I know if my child needs OT?',
        '¿Cómo sé si mi hijo o hija necesita terapia ocupacional?',
      ),
      answer: both(
        'Look at the day. If dressing, eating, writing, playing, or getting along with others is much harder for your child than for friends of the same age, it is worth a talk. You do not need to be sure before you call.',
        'Mire cómo es su día. ¿Vestirse, comer, escribir, jugar o llevarse bien con otros le cuesta mucho más que a sus amigos de la misma edad? Entonces vale la pena hablar. No hace falta saberlo con certeza antes de llamar.',
      ),
    },
    {
      question: both('Do we need a note from the doctor?', '¿Necesitamos una nota del médico?'),
      answer: both(
        "Not to talk with us, and not always to start. Since March 31, 2023, an OT in New York with three years of practice may treat your child without a referral for 10 visits or 30 days, whichever comes first. Ask us if your therapist may. You first get a written note that your plan may not pay without a referral. To go on, ask your child's doctor or nurse practitioner for one.",
        'Para hablar con nosotros, no. Y para empezar, no siempre. Desde el 31 de marzo de 2023, un terapeuta ocupacional de Nueva York con tres años de práctica puede atender a su hijo o hija sin una orden médica (referral). Puede hacerlo por 10 visitas o 30 días, lo que ocurra primero. Pregúntenos si su terapeuta puede hacerlo. Antes usted recibe un aviso por escrito: sin la orden, su plan médico puede no pagar. Para seguir, pida la orden al médico o a la enfermera practicante de su hijo o hija.',
      ),
      source: both(
        'New York Education Law 7901(2), chapter 601 of 2022; 8 NYCRR 76.11',
        'Ley de Educación de Nueva York 7901(2), capítulo 601 de 2022; 8 NYCRR 76.11',
      ),
      reviewedOn: '2026-11-22',
    },
    {
      question: both(
        'What is the difference between an IEP and a 504 plan?',
        '¿Cuál es la diferencia entre un IEP y un Plan 504?',
      ),
      answer: both(
        'An IEP is for a child who needs special education. It can list OT as a service, with goals. A 504 plan is for a child with a disability who needs changes or supports to take part in class. Both come at no cost to you through the public school.',
        'El Programa de Educación Individualizado (IEP) es para un niño que necesita educación especial. Puede incluir la terapia ocupacional como servicio, con metas. El Plan 504 es para un niño con una discapacidad que necesita cambios o apoyos para participar en la clase. Los dos son gratis para usted por medio de la escuela pública.',
      ),
      source: both(
        '34 CFR 300.17 and 300.320 (IEP); 34 CFR 104.33 (504 plan)',
        '34 CFR 300.17 y 300.320 (IEP); 34 CFR 104.33 (Plan 504)',
      ),
      reviewedOn: '2026-11-22',
    },
    {
      question: both(
        'How do we ask the school for OT?',
        '¿Cómo le pedimos terapia ocupacional a la escuela?',
      ),
      answer: both(
        'Write a letter to the Committee on Special Education in your district and ask for an evaluation. For a child of 3 or 4, write to the Committee on Preschool Special Education. We can help you say what you see at home.',
        'Escriba una carta al Comité de Educación Especial (CSE) de su distrito y pida una evaluación. Si su hijo o hija tiene 3 o 4 años, escriba al Comité de Educación Especial Preescolar (CPSE). Podemos ayudarle a decir lo que usted ve en casa.',
      ),
      source: both('8 NYCRR 200.4(a) and 200.16(b)', '8 NYCRR 200.4(a) y 200.16(b)'),
      reviewedOn: '2026-11-22',
    },
    {
      question: both('Do you take insurance?', '¿Aceptan seguro médico?'),
      answer: both(
        'Plans differ a lot. Check the insurance box on the form, and ask us what we can find out. Ask your plan, too: does it pay for OT, and what is your share? Ask for the cost in writing before you decide.',
        'Los planes son muy distintos. Marque la casilla del seguro en el formulario y pregunte qué podemos averiguar. Pregunte también a su plan si paga la terapia ocupacional y cuánto paga usted. Pida el costo por escrito antes de decidir.',
      ),
    },
    {
      question: both(
        'How long will my child need therapy?',
        '¿Cuánto tiempo necesitará terapia mi hijo o hija?',
      ),
      answer: both(
        'Some children need a few months. Some need support through a whole stage of school. Ask us which goals we would set, how often we would check them, and how we would know that it is time to stop.',
        'Algunos niños necesitan unos meses. Otros necesitan apoyo durante toda una etapa de la escuela. Pregunte qué metas pondríamos, cada cuánto las revisaríamos y cómo sabríamos que es hora de terminar.',
      ),
    },
  ],
};

/** The website's content until the practice writes its own. */
export const sampleIdentity = publicIdentitySchema.parse(inLanguage(sample, 'en'));

/** The same in Spanish. */
export const sampleInSpanish = publicIdentitySchema.parse(inLanguage(sample, 'es'));

function inLanguage(value: unknown, language: SiteLanguage): unknown {
  if (Array.isArray(value)) return value.map((entry) => inLanguage(entry, language));
  if (typeof value !== 'object' || value === null) return value;
  if (isInBothLanguages(value)) return value[language];
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inLanguage(part, language)]));
}

function isInBothLanguages(value: object): value is InBothLanguages {
  return 'en' in value && 'es' in value;
}
