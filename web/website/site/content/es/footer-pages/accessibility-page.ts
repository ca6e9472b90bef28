import { accessibilityPage as english } from '#web/website/site/content/en/footer-pages/accessibility-page.ts';
import type { FooterPageStart } from '#web/website/site/content/en/footer-pages/footer-page-start.ts';
import { spanishPage } from '#web/website/site/content/es/spanish-page.ts';

export const accessibilityPage: FooterPageStart = {
  settings: spanishPage(english.settings, {
    title: 'Accesibilidad',
    description:
      'Cómo este sitio web y nuestras visitas sirven a personas con discapacidad, y a quién avisar cuando algo le estorba.',
    keywords: 'accesibilidad, discapacidad, WCAG, lector de pantalla, consultorio de terapia ocupacional',
  }),
  eyebrow: 'Accesibilidad',
  title: 'Para toda persona que viene a nosotros',
  text: `Queremos que cada familia pueda leer este sitio web, comunicarse con nosotros y venir a una visita.

# Este sitio web

Nuestra meta son las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA. Las páginas funcionan con el teclado y con lectores de pantalla. El texto se puede hacer más grande. Los colores siguen a su dispositivo, claros u oscuros. Las páginas se quedan quietas si su dispositivo pide menos movimiento.

# Nuestras visitas

- Dónde nos vemos: [diga cómo llega al lugar una persona en silla de ruedas, o que ustedes van a la casa o a la escuela].
- Si usted no oye o le cuesta oír: [diga cómo consiguen un intérprete de lengua de señas u otra ayuda, sin costo para la familia].
- Si necesita letra grande o un archivo para escuchar: díganoslo y lo haremos.
- Los animales de servicio son bienvenidos.

# Díganos qué le estorba

Llame al {phone} o escriba a {email}. Díganos qué quiso hacer y hasta dónde llegó. Contestamos en un plazo de [número] días hábiles. Mientras tanto, buscaremos otra manera para usted.`,
  source: 'Ley de Estadounidenses con Discapacidades (ADA), Título III; 28 CFR 36.303',
};
