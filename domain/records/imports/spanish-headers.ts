// Words above the columns of Spanish and bilingual lists, without accents, and the English ones that they stand for;
// several words go before one of them.
const words: Record<string, string> = {
  'nombres?(?: s)? y apellidos?(?: s)?|nombre completo': 'full name',
  'apellidos?(?: s)?,? (?:y )?nombres?(?: s)?': 'last name first name',
  'primer nombre|nombre de pila|nombres|nombre s': 'first name',
  'segundo nombre': 'middle name',
  'segundo apellido|apellido materno': 'second last name',
  '(?:primer )?apellidos?(?: s)?(?: paternos?)?': 'last name',
  nombre: 'name',
  'f(?:echa|\\.)? (?:de )?nac(?:imiento)?|nacimiento': 'date of birth',
  'correos? electronicos?|correo': 'email',
  '(?:telefono )?(?:celular|movil)': 'cell phone',
  '(?:numero de )?telefonos?': 'phone',
  'direccion|domicilio': 'address',
  calle: 'street',
  ciudad: 'city',
  'codigo postal': 'zip code',
  'distrito(?: escolar)?': 'school district',
  escuela: 'school',
  'diagnosticos?': 'diagnosis',
  grado: 'grade',
  'notas?': 'notes',
  estatus: 'status',
  'comentarios|observaciones': 'comments',
  'estudiante|alumn[oa]': 'student',
  'nin[oa]|hij[oa]': 'child',
  paciente: 'patient',
  cliente: 'client',
  'padres?(?: o tutor)?|padre madre o tutor': 'father',
  'madre(?: padre)?(?: o tutor)?': 'mother',
  // "Tutor" may be English.
  'tutora? legal|^tutora?$': 'guardian',
  'del tutor|de la tutora': 'of guardian',
  'abuel[oa]': 'grandparent',
  '(?:de (?:la )?)?casa': 'home',
  'del|de(?: l[ao]s?)?': 'of',
};

const translations = Object.entries(words).map(([spanish, english]) => ({
  found: new RegExp(`(?<!\\p{L})(?:${spanish})(?!\\p{L})`, 'gu'),
  english,
}));

/**
 * Returns a heading in lower case and without accents with English words for Spanish ones. Of "First Name / Nombre" the
 * English is left.
 */
export function englishHeading(written: string): string {
  // "Niño/a" and "Alumno(a)" are one word.
  const heading = written.replace(/(?<=\p{L})(?:\/[ao](?!\p{L})|\([ao]\))/gu, '');
  const parts = heading.split(/[/|()\n–—:]| - /).filter((part) => /\p{L}/u.test(part));
  const english = parts.filter((part) => translated(part) === part.trim());
  const isBilingual = english.length > 0 && english.length < parts.length;
  return isBilingual ? english.join(' ') : translated(heading);
}

function translated(text: string): string {
  return translations.reduce((rest, { found, english }) => rest.replace(found, english), text.trim());
}

/** Returns whether a heading is the Spanish for a name that is the first one where a column of last names is beside it. */
export function isNombre(heading: string): boolean {
  return /\bnombre\b/i.test(heading);
}
