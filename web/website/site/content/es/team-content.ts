import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import type { PageOpening } from '#web/website/site/content/content-shapes.ts';
import { settings as english } from '#web/website/site/content/en/team-content.ts';
import { spanishPage } from './spanish-page.ts';

/** The page's label in the footer. */
export const name = 'Nuestros terapeutas';

export const settings = spanishPage(english, {
  title: 'Nuestros terapeutas',
  description:
    'Conozca a los terapeutas ocupacionales del consultorio: quiénes son, sus licencias y los idiomas que hablan con las familias.',
  keywords: 'terapeutas ocupacionales, licencia, terapeutas infantiles, idiomas, Nueva York',
});

export function teamOpening({ practiceName }: PublicIdentity): PageOpening {
  return {
    eyebrow: name,
    title: 'Quiénes trabajan con su hijo o hija',
    lead: `Todos los terapeutas de ${practiceName}, en pocas palabras. Díganos a quién quiere conocer. O pregunte quién sería la mejor opción para su hijo o hija.`,
  };
}

export const listTitle = 'Quiénes somos';
export const licenseLabel = 'Licencia';
export const languagesLabel = 'Habla';

/** The link to the longer story of the main therapist. */
export function moreAbout({ therapist }: PublicIdentity): string {
  return `Más sobre ${therapist.firstName}`;
}

/** The link from the About page. */
export const meetEverybody = 'Conozca a todos nuestros terapeutas';

export const closingTitle = '¿No sabe a quién elegir?';
export const closingText = 'Cuéntenos de su hijo o hija, y podemos elegir juntos.';
