import type { FooterPageStart } from '#web/website/site/content/en/footer-pages/footer-page-start.ts';
import { goodFaithEstimatePage as english } from '#web/website/site/content/en/footer-pages/good-faith-estimate-page.ts';
import { spanishPage } from '#web/website/site/content/es/spanish-page.ts';

export const goodFaithEstimatePage: FooterPageStart = {
  settings: spanishPage(english.settings, {
    title: 'Estimado de buena fe',
    description:
      'Su derecho a un estimado por escrito antes de empezar, si no tiene plan médico o si decide no usarlo.',
    keywords:
      'estimado de buena fe, Good Faith Estimate, Ley Sin Sorpresas, pagar sin seguro, costo de la terapia ocupacional',
  }),
  eyebrow: 'Estimado de buena fe',
  title: 'Sepa el costo antes de empezar',
  text: `Usted tiene derecho a un estimado de buena fe (Good Faith Estimate). Le dice por escrito cuánto es probable que cueste la atención de su hijo o hija.

# Quién puede recibirlo

La ley da este derecho a las personas que no tienen plan médico, o que no usan su plan para esta atención.

# Qué contiene

Es una lista de lo que esperamos que cueste la atención: las visitas, la evaluación y lo demás que sea parte de ella. Si la atención se repite, el estimado puede cubrir hasta 12 meses.

# Cuándo lo recibe

- Si la visita se fija con 3 a 9 días hábiles de anticipación, lo recibe a más tardar en 1 día hábil.
- Si la visita se fija con 10 o más días hábiles de anticipación, lo recibe a más tardar en 3 días hábiles.
- Si usted lo pide en cualquier momento, lo recibe a más tardar en 3 días hábiles.

Pídaselo a [nombre o cargo de la persona que hace los estimados], al {phone} o a {email}. Guarde una copia.

# Si la factura es más alta

Si una factura supera el estimado en $400 o más, usted puede disputarla. Díganoslo primero y la revisaremos con usted. También puede abrir una disputa ante el Departamento de Salud y Servicios Humanos de los Estados Unidos (HHS). Hágalo dentro de los 120 días de la fecha de la factura. Hay que pagar una tarifa pequeña.

Para saber más, visite www.cms.gov/nosurprises o llame al 1-800-985-3059.`,
  source: '45 CFR 149.610 y 149.620 (Ley Sin Sorpresas, en inglés No Surprises Act)',
};
