/** What of a client a column of a spreadsheet can hold by itself. */
export const importFields = [
  'firstName',
  'lastName',
  'fullName',
  'dateOfBirth',
  'email',
  'phone',
  'address',
  'status',
  'notes',
] as const;

/** Where the cells of a column go: a field, a line of the notes under the column's own name, or nowhere. */
export const columnTargets = [...importFields, 'namedNote', 'nothing'] as const;
export type ColumnTarget = (typeof columnTargets)[number];

export const columnTargetLabels: Record<ColumnTarget, string> = {
  firstName: 'First Name',
  lastName: 'Last Name',
  fullName: 'Full Name',
  dateOfBirth: 'Date of Birth',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  status: 'Status',
  notes: 'Notes',
  namedNote: 'Notes, with column name',
  nothing: 'Not imported',
};

// The words that practices, schools and their programs write above such a column. Where it is about the child it may
// say so in front ("Student's First Name"): those words are taken off before looking here.
const synonyms: Record<Exclude<ColumnTarget, 'nothing'>, string> = {
  firstName: 'first name|first|fname|f name|given name|forename|name first',
  lastName: 'last name|last|lname|l name|surname|family name|name last',
  fullName: 'name|full name|name full|display name',
  dateOfBirth: 'date of birth|dob|d o b|birth date|birthdate|birthday|birth day|born|born on|date born',
  email:
    'email|e mail|email address|e mail address|mail|primary email|contact email|parent email|parents email|parent guardian email|guardian email|family email|home email|email 1|email primary',
  phone:
    'phone|phone number|phone no|telephone|telephone number|tel|mobile|mobile phone|mobile number|cell|cell phone|cell number|home phone|primary phone|contact phone|contact number|parent phone|parents phone|parent guardian phone|guardian phone|family phone|phone 1|phone primary',
  address:
    'address|street|street address|home address|mailing address|address line|address line 1|address line 2|address 1|address 2|street 1|street 2|apt|apartment|unit|city|town|state|province|zip|zip code|zipcode|postal code|postcode',
  status: 'status|active|is active|active inactive|enrollment status',
  notes: 'notes|note|comments|comment|remarks|additional information|other information',
  namedNote:
    'parent|parents|parent name|parents name|parents names|parent guardian|parent guardian name|parent or guardian|parent or guardian name|guardian|guardians|guardian name|guardian s name|mother|mother name|mother s name|father|father name|father s name|mom|dad|caregiver|family|emergency contact|emergency phone|school|school name|district|school district|grade|grade level|teacher|classroom|class|diagnosis|diagnoses|primary diagnosis|dx|icd|icd 10|icd10|icd 10 code|medical history|allergies|allergy|medication|medications|precautions|insurance|insurance company|insurance carrier|insurance provider|payer|referral|referred by|referral source|reason for referral|physician|pediatrician|doctor|primary care physician|iep|504|504 plan|cse|cpse|concerns|goals|frequency|mandate|gender|sex|pronouns|language|home language|primary language|nickname|preferred name|goes by|middle name|work phone|other phone|alternate phone|secondary phone|phone 2|second phone|alternate email|secondary email|email 2|second email',
};

const targets = new Map(
  Object.entries(synonyms).flatMap(([target, words]) =>
    words.split('|').map((word): [string, ColumnTarget] => [word, asTarget(target)]),
  ),
);

/** Columns that tell that a row names columns: nobody is called so. */
const telling: readonly ColumnTarget[] = ['firstName', 'lastName', 'fullName', 'dateOfBirth', 'email'];

/** Where the cells under a header most likely belong, or undefined when its words are not known. */
export function targetOfHeader(header: string): ColumnTarget | undefined {
  const words = wordsOf(header);
  const aboutChild = words.replace(/^(?:the )?(?:client|child|student|patient|kid|pupil)(?: s)?(?: |$)/, '');
  if (words !== '' && aboutChild === '') return 'fullName';
  return targets.get(words) ?? targets.get(aboutChild);
}

/**
 * Where the cells of each column most likely belong. Of several columns for one field the first has it; a second
 * email or phone goes to the notes, so that it is not lost.
 */
export function matchColumns(headers: readonly string[]): ColumnTarget[] {
  const found = headers.map((header) => targetOfHeader(header) ?? 'nothing');
  const hasBothNames = found.includes('firstName') && found.includes('lastName');
  return found.map((target, index) => {
    if (target === 'fullName' && hasBothNames) return 'nothing';
    const isFirst = found.indexOf(target) === index;
    return isFirst || holdsSeveral(target) ? target : afterFirst(target);
  });
}

/** Whether a row names the columns rather than a client. */
export function isHeaderRow(cells: readonly string[]): boolean {
  return cells.some((cell) => telling.includes(targetOfHeader(cell) ?? 'nothing'));
}

/** Whether several columns may go there together: an address in parts, notes from many columns. */
export function holdsSeveral(target: ColumnTarget): boolean {
  return ['address', 'notes', 'namedNote', 'nothing'].includes(target);
}

function afterFirst(target: ColumnTarget): ColumnTarget {
  return target === 'email' || target === 'phone' ? 'namedNote' : 'nothing';
}

function asTarget(name: string): ColumnTarget {
  return importFields.find((field) => field === name) ?? 'namedNote';
}

// "firstName", "FIRST_NAME", "First name:" and "Client's First Name" are words with spaces between.
function wordsOf(header: string): string {
  return header
    .normalize('NFKC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/\(.*?\)/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
