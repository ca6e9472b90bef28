import type { FooterPageStart } from '#web/website/site/content/en/footer-pages/footer-page-start.ts';
import { privacyPracticesPage as english } from '#web/website/site/content/en/footer-pages/privacy-practices-page.ts';
import { spanishPage } from '#web/website/site/content/es/spanish-page.ts';

export const privacyPracticesPage: FooterPageStart = {
  settings: spanishPage(english.settings, {
    title: 'Aviso de prácticas de privacidad',
    description:
      'Cómo podemos usar y compartir los expedientes médicos, sus derechos a verlos y corregirlos, y cómo quejarse.',
    keywords: 'aviso de prácticas de privacidad, HIPAA, expedientes médicos, derechos de los padres',
  }),
  eyebrow: 'Aviso de prácticas de privacidad',
  title: 'Cómo cuidamos los expedientes médicos',
  text: `Este aviso describe cómo puede usarse y divulgarse su información médica, y cómo puede usted tener acceso a esta información. Por favor, léalo con cuidado.

Está en vigor desde el [fecha]. "Usted" es la persona que atendemos. Si es menor de edad, casi siempre tiene estos derechos su padre, su madre o su tutor.

# Lo que podemos hacer sin pedirle permiso

- Atender: podemos hablar de la atención con el médico de su hijo o hija, o con otro terapeuta.
- Cobrar: podemos enviar a su plan médico una factura con un diagnóstico.
- Manejar el consultorio: podemos revisar expedientes para ver si nuestra atención es buena.
- Recordarle: podemos llamarle o escribirle sobre una visita.

# Cuando la ley nos deja o nos obliga a compartir

- Para avisar que un menor quizás sufre abuso o negligencia.
- Para detener una amenaza grave a la salud o la seguridad de alguien.
- Para la salud pública, para una agencia de salud que revisa nuestro trabajo o por orden de un tribunal.
- Para la policía, en los casos que nombra la ley.
- Por lesiones de trabajo, para un médico forense o para un estudio con reglas estrictas.
- Con el departamento federal de salud, cuando revisa si cumplimos la ley.

A veces la ley de Nueva York es más estricta que la ley federal. Entonces seguimos la más estricta. Si tenemos expedientes de un programa por uso de alcohol o drogas, los compartimos solo como permite la regla federal especial. No se pueden usar contra usted en un tribunal sin su permiso o una orden del tribunal.

# Cuando primero debemos pedirle permiso

Para cualquier otro uso necesitamos su permiso firmado. Eso incluye las notas de psicoterapia que se guardan aparte, casi todo uso para anuncios y toda venta de expedientes. Usted puede retirar su permiso por escrito en cualquier momento. Eso no deshace lo que ya se hizo.

Podemos compartir con la familia o con otras personas que ayudan en la atención, si usted está de acuerdo o no se opone.

# Sus derechos

- Ver y copiar los expedientes, en papel o en un archivo. Podemos pedir un pago justo por la copia.
- Pedir que corrijamos lo que está mal. Si decimos que no, le explicamos por qué, por escrito, dentro de 60 días.
- Pedir que le llamemos o le escribamos de otra manera o a otro lugar.
- Pedir que compartamos menos. Debemos aceptar si usted pagó todo y nos pide no contarle a su plan médico de esa visita.
- Recibir una lista de las personas con quienes compartimos sus expedientes en los últimos seis años.
- Recibir este aviso en papel, aunque lo lea aquí.

# Nuestros deberes

La ley nos obliga a guardar sus expedientes en privado, a darle este aviso y a cumplirlo. Le avisamos si alguien vio sus expedientes sin tener derecho a verlos. Podemos cambiar este aviso para todos los expedientes que tenemos. El aviso nuevo estará aquí, y puede pedírnoslo.

# Preguntas y quejas

Pregunte a [nombre o cargo de la persona a cargo de la privacidad] al {phone}. También puede quejarse ante la Oficina de Derechos Civiles del Departamento de Salud y Servicios Humanos de los Estados Unidos (HHS): www.hhs.gov/ocr/complaints. Nunca le trataremos peor por haberse quejado.`,
  source: '45 CFR 164.520; 42 CFR 2.22; Ley de Salud Pública de Nueva York, sección 18',
};
