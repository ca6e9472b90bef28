import { costPage as english } from '#web/website/site/content/en/footer-pages/cost-page.ts';
import type { FooterPageStart } from '#web/website/site/content/en/footer-pages/footer-page-start.ts';
import { spanishPage } from '#web/website/site/content/es/spanish-page.ts';

export const costPage: FooterPageStart = {
  settings: spanishPage(english.settings, {
    title: 'Costo y seguro médico',
    description:
      'Cuánto cuesta aquí la terapia ocupacional, cómo funcionan el seguro y las superbills, y qué puede recibir un niño sin costo.',
    keywords:
      'costo de la terapia ocupacional, seguro médico, superbill, fuera de la red, intervención temprana, CPSE, IEP',
  }),
  eyebrow: 'Costo y seguro',
  title: 'Cuánto cuesta y quién paga',
  text: `El dinero debe estar claro antes de empezar. Aquí le decimos lo que cobramos, lo que puede pagar un plan médico y lo que su hijo o hija puede recibir sin costo para usted.

# Lo que cobramos

- Primera llamada: [diga si es gratis y cuánto dura].
- Una hora de consulta: {rate}.
- Una visita de terapia: [precio y cuánto dura la visita].
- Una evaluación con informe: [precio].

# Su plan médico

[Nombre los planes en cuya red están, o diga que no están en ninguno.]

Los planes son muy distintos. Llame al número de su tarjeta y pregunte:

- ¿Paga mi plan la terapia ocupacional de mi hijo o hija?
- ¿Cuántas visitas paga al año?
- ¿Hace falta antes una orden médica (referral) o un permiso del plan?
- ¿Cuánto pago yo por cada visita?

# Si no estamos en su plan

Usted nos paga la visita: [diga cuándo y cómo]. Podemos darle una "superbill". Es una factura ya pagada, con los códigos que pide un plan. Usted la envía a su plan, y el plan puede devolverle una parte. El plan decide cuánto, así que pregunte antes.

# Si usted paga sin seguro

Usted tiene derecho a saber el costo por adelantado y por escrito. Pídanos un estimado de buena fe (Good Faith Estimate).

# Lo que su hijo o hija puede recibir sin costo

- En la escuela: si la terapia ocupacional es parte del Programa de Educación Individualizado (IEP) o del Plan 504, la paga el distrito escolar.
- A los 3 o 4 años: pida una evaluación al Comité de Educación Especial Preescolar (CPSE) de su distrito.
- Antes de los 3 años: pregunte en su condado por el Programa de Intervención Temprana (Early Intervention). [Diga si usted trabaja en él.]

Llame al {phone} y lo veremos con usted.`,
  source:
    '34 CFR 300.17 y 300.101 (escuela y preescolar); Ley de Salud Pública de Nueva York, Artículo 25, Título II-A (Intervención Temprana)',
};
