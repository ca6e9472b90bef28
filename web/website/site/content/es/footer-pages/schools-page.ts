import type { FooterPageStart } from '#web/website/site/content/en/footer-pages/footer-page-start.ts';
import { schoolsPage as english } from '#web/website/site/content/en/footer-pages/schools-page.ts';
import { spanishPage } from '#web/website/site/content/es/spanish-page.ts';

export const schoolsPage: FooterPageStart = {
  settings: spanishPage(english.settings, {
    title: 'Terapia ocupacional para escuelas',
    description:
      'Para distritos, escuelas y centros preescolares que buscan terapia ocupacional: qué hacemos y qué papeles llevamos.',
    keywords:
      'terapeuta ocupacional para escuelas, contrato con el distrito, servicios relacionados, CPSE, CSE, evaluación de terapia ocupacional',
  }),
  eyebrow: 'Para escuelas',
  title: 'Terapia ocupacional para sus estudiantes',
  text: `¿Necesita su escuela o distrito un terapeuta ocupacional? Esta página dice qué hacemos y qué papeles nos puede pedir. Cabe en una hoja impresa.

# Qué hacemos en las escuelas

- Terapia en la escuela, según el Programa de Educación Individualizado (IEP) o el Plan 504.
- Evaluaciones e informes para su comité (CSE o CPSE).
- Consejos para maestros y asistentes, en el salón.
- Charlas cortas para el personal: [nombre los temas que ofrecen, o quite esta línea].

# Dónde y cuándo

{area}. [Diga cuántas horas por semana están libres, y desde cuándo.]

# Papeles

Los enviamos cuando nos los piden:

- Licencia y registro del estado de Nueva York: [número de licencia].
- Número nacional de proveedor (NPI): [número].
- Seguro de responsabilidad civil: [compañía y límites de la póliza].
- Autorización por huellas digitales del Departamento de Educación del Estado (NYSED): [diga si la tienen].
- Formulario de impuestos W-9.
- Nombres de personas que conocen nuestro trabajo: [diga si los ofrecen].

# Cómo comunicarse

Llame al {phone} o escriba a {email}. Por favor, díganos su cargo, su distrito y lo que necesita. No envíe por correo electrónico el nombre ni los expedientes de un estudiante. Le diremos una manera segura.`,
  source: '',
};
