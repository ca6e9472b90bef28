import type { PageOpening } from '#web/website/site/content/content-shapes.ts';

export const contactOpening: PageOpening = {
  eyebrow: 'Contacto',
  title: 'Cuéntenos de su hijo o hija',
  lead: 'Envíe el formulario, llame o escriba. Preguntar no cuesta nada. Para hablar con nosotros no necesita una orden médica (referral).',
};

export const contactTexts = {
  areaTitle: 'Área de servicio',
  phoneTitle: 'Teléfono',
  emailTitle: 'Correo electrónico',
  hoursTitle: 'Horario',
  schoolTitle: 'Servicios en la escuela',
  school:
    'Vamos a la escuela de su hijo o hija durante el día escolar. Si el Programa de Educación Individualizado (IEP) o el Plan 504 incluye terapia ocupacional, pregunte a su distrito si puede trabajar con nosotros.',
  appointmentsTitle: 'Citas',
  appointments:
    'Todas las visitas son con cita. Envíe el formulario o llame, y pida una hora que le sirva a su familia.',
};

export const detailsTitle = 'Datos de contacto';

/** The accessible name of the part with the form, and its heading. */
export const formLabel = 'Formulario de consulta';
export const formTitle = 'Pida una consulta';

/** Links to footer pages. */
export const languageLink = 'Ayuda en su idioma';
export const privacyLink = 'Privacidad';

export const nextStepsTitle = 'Qué pasa después';

export const questionsTitle = 'Preguntas de los padres';
