import type { FooterPageStart } from '#web/website/site/content/en/footer-pages/footer-page-start.ts';
import { languagePage as english } from '#web/website/site/content/en/footer-pages/language-page.ts';
import { spanishPage } from '#web/website/site/content/es/spanish-page.ts';

export const languagePage: FooterPageStart = {
  settings: spanishPage(english.settings, {
    title: 'Ayuda en su idioma',
    description:
      'Cómo recibir ayuda en su idioma cuando habla con nosotros, sin costo para usted. Su hijo o hija no tiene que interpretar.',
    keywords: 'intérprete, ayuda en su idioma, terapia ocupacional, español, traducción',
  }),
  eyebrow: 'Ayuda en su idioma',
  title: 'Hable con nosotros en su idioma',
  text: `Usted puede recibir ayuda en su idioma cuando habla con nosotros. No le cuesta nada.

# Idiomas

- Hablamos: [nombre los idiomas que usted y su personal hablan bien].
- Para otros idiomas: [diga cómo consiguen un intérprete, por teléfono o en persona].

# Cómo pedirla

Llame al {phone} o escriba a {email}. Solo tiene que decir el nombre de su idioma. Si envía el formulario, elíjalo en “Idioma de la llamada”. Planearemos la llamada con un intérprete.

# En una visita y en una reunión

- Nosotros llevamos al intérprete. Usted no tiene que llevar a nadie.
- Su hijo o hija no tiene que interpretar para usted.
- Pídanos un formulario o un informe en su idioma: [diga qué papeles pueden entregar traducidos].
- En una reunión de la escuela, el distrito debe darle un intérprete. Pídalo cuando reciba la invitación.`,
  source: '45 CFR 92.201 y 34 CFR 300.322(e)',
};
