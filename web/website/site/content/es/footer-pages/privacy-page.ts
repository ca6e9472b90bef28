import type { FooterPageStart } from '#web/website/site/content/en/footer-pages/footer-page-start.ts';
import { privacyPage as english } from '#web/website/site/content/en/footer-pages/privacy-page.ts';
import { spanishPage } from '#web/website/site/content/es/spanish-page.ts';

export const privacyPage: FooterPageStart = {
  settings: spanishPage(english.settings, {
    title: 'Privacidad del sitio web',
    description:
      'Qué sabe de usted este sitio web cuando lo lee o envía el formulario, quién lo ve y cómo pedir que se borre.',
    keywords:
      'privacidad del sitio web, consultorio de terapia ocupacional, formulario de contacto, sin rastreo',
  }),
  eyebrow: 'Privacidad',
  title: 'Su privacidad en este sitio web',
  text: `Esta página habla del sitio web de {practice}. Lo que hacemos con los expedientes médicos se explica en nuestro Aviso de prácticas de privacidad.

# Cuando usted lee este sitio web

Contamos cuántas veces se ve cada página. No guardamos quién la vio. Aquí no hay anuncios ni cookies que le sigan. Como todo sitio web, el nuestro ve la dirección de su dispositivo mientras le envía una página.

# Cuando usted envía el formulario

Recibimos lo que usted escribe: su nombre, cómo comunicarnos con usted y lo que nos cuenta de su hijo o hija. Lo usamos para llamarle y para nada más. Lo que escribe se queda en su navegador hasta que lo envía o cierra la pestaña.

Solo nuestro personal puede leerlo. Lo guardamos [diga cuánto tiempo guardan las solicitudes de familias que no atienden]. Después lo borramos.

# Quién nos ayuda

Estas compañías nos ayudan con el sitio web y el correo, y deben guardar en secreto lo que ven: [nombre las compañías que alojan su sitio web y su correo].

No vendemos lo que usted nos cuenta y no lo compartimos para hacer anuncios.

# Correo electrónico

Otras personas pueden leer un correo en el camino. Por favor, no escriba sobre la salud de su hijo o hija en un correo. Llámenos o use el formulario.

# Pregúntenos

Llame al {phone} o escriba a {email} para saber qué tenemos de usted o para pedir que lo borremos.`,
  source: '',
};
