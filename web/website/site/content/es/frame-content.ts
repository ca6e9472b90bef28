import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';

/** The first link of every page, for keyboard users. */
export const skipLink = 'Saltar al contenido principal';

/** The pages that header and footer link to. */
export const pageNames = {
  home: 'Inicio',
  services: 'Servicios',
  about: 'Sobre mí',
  contact: 'Contacto',
};

/** Accessible names of the site's menu and its buttons. */
export const menuLabel = 'Principal';
export const openMenu = 'Menú';
export const closeMenu = 'Cerrar el menú';

export const therapistLogin = 'Acceso para terapeutas';

/** The button at the end of every page. */
export const schedule = 'Pida una consulta';

export function callText({ phone }: PublicIdentity): string {
  return `Llame al ${phone}`;
}

/** Between that button and the phone number. */
export const orCall = 'o llame al';

export const breadcrumbLabel = 'Ruta de páginas';

/** Labels a shipped text as a sample. */
export const sampleMark = 'Ejemplo';

/** Alternative texts of the pictures. */
export const pictures = {
  therapist: 'Dibujo de terapeuta',
  growingSteps: 'Cuatro niños, cada uno mayor que el anterior, están de pie en cuatro escalones de bloques.',
  twoVoices: 'Una madre y una terapeuta hablan en una mesa pequeña.',
};

export const footerTitles = {
  quickLinks: 'Enlaces rápidos',
  services: 'Servicios',
  practice: 'Información del consultorio',
};

export function rightsText({ practiceName }: PublicIdentity): string {
  return `${practiceName}. Todos los derechos reservados.`;
}

export const newsletter = {
  title: 'Boletín',
  lead: 'Ideas para jugar y consejos para la escuela. Se abre su correo, con un mensaje listo para enviar.',
  emailLabel: 'Correo electrónico',
  emailExample: 'usted@example.com',
  subscribe: 'Suscribirse',
  /** The message that the visitor's mail program opens with. */
  messageName: 'Mensaje',
  message: 'Por favor, envíenme su boletín.',
  emailName: 'Correo',
};

export function newsletterSubject({ practiceName }: PublicIdentity): string {
  return `Boletín de ${practiceName}`;
}
