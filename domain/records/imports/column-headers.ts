import { type ColumnTarget, columnTargets } from './column-targets.ts';

// The words that practices, schools, address books and their programs write above such a column, without the person
// that they are about: "Student's First Name", "Guardian 1 Email" and "Home Street" are looked up as "first name",
// "email" and "street".
const synonyms: Record<ColumnTarget, string> = {
  firstName: 'first name|first|fname|f name|given name|forename|name first|given',
  lastName: 'last name|last|lname|l name|surname|family name|name last|family',
  fullName: 'name|full name|name full|display name|file as|legal name',
  dateOfBirth: 'date of birth|dob|d o b|birth date|birthdate|birthday|birth day|born|born on|date born',
  email:
    'email|e mail|email address|e mail address|mail|email value|e mail value|value email|email 1|email primary|e mail display name',
  phone:
    'phone|phone number|phone no|telephone|telephone number|tel|mobile|mobile phone|mobile number|cell|cell phone|cell number|number|phone value|phone 1|phone primary|home|iphone|primary',
  address:
    'address|street|street address|address formatted|address street|address city|address region|address postal code|address country|address extended address|address po box|address line|address line 1|address line 2|address 1|address 2|street 1|street 2|apt|apartment|unit|city|town|state|state province|province|region|zip|zip code|zipcode|zip postal code|postal code|postcode|po box|country|country region',
  status: 'status|active|is active|active inactive|enrollment status|client status',
  notes: 'notes|note|comments|comment|remarks|additional information|other information',
  namedNote:
    'school|school name|district|school district|grade|grade level|teacher|classroom|class|diagnosis|diagnoses|primary diagnosis|dx|icd|icd 10|icd10|icd 10 code|medical history|allergies|allergy|medication|medications|precautions|insurance|insurance company|insurance carrier|insurance provider|insurance id|member id|payer|referral|referred by|referral source|reason for referral|iep|504|504 plan|cse|cpse|concerns|goals|frequency|mandate|gender|sex|pronouns|language|home language|primary language|nickname|preferred name|preferred first name|goes by|middle name|middle|middle initial|additional name|name prefix|name suffix|prefix|suffix|title|maiden name|phone 2|second phone|email 2|second email|e mail 2 address|e mail 3 address|email 3|fax|company|organization|organization name|organization title|job title|department|client id|client number|patient id|patient number|student id|id|mrn|chart number|medicaid id|cin|case number|osis|nyc id|date created|created|start date|intake date|last visit|labels|group membership|categories|relation|relationship|relation value|website|website value|web page|event value|custom field value|clinician|primary clinician|provider|therapist|location|race|ethnicity|siblings|hobby|anniversary',
  nothing:
    'phone type|phone label|email type|email label|e mail type|e mail label|address type|address label|website type|website label|relation type|relation label|event type|event label|custom field type|custom field label|organization type|name format|photo|priority|sensitivity|private|initials|phonetic first name|phonetic middle name|phonetic last name|given name yomi|family name yomi|additional name yomi|yomi name|organization yomi name',
};

const targets = new Map(
  Object.entries(synonyms).flatMap(([target, words]) =>
    words.split('|').map((word): [string, ColumnTarget] => [word, asTarget(target)]),
  ),
);

/** Whom a header names: the child, someone of the family, somebody else, or nobody. */
export type Person = 'child' | 'family' | 'other' | 'nobody';

const people: Record<Exclude<Person, 'nobody'>, RegExp> = {
  child: /^(?:client|child|student|patient|kid|pupil|member)$/,
  family:
    /^(?:parent|parents|guardian|guardians|mother|father|mom|dad|caregiver|caretaker|carer|contact|family|account holder|responsible party|primary contact|parent or guardian|legal guardian)$/,
  other:
    /^(?:emergency|emergency contact|work|business|school|teacher|physician|pediatrician|doctor|primary care physician|pcp|provider|therapist|clinician|insurance|insured|subscriber|policy holder|billing|payer|company|other|alternate|secondary|second|referral|referring|referring physician|case manager|csc|spouse|manager|assistant|assistant s|care coordinator|service coordinator)$/,
};
/** Longest first: "emergency contact phone" is about the emergency contact. */
const PERSON_WORDS = 3;

/** What a header says: whose column it is, of which of several (Guardian 2), and where its cells belong. */
export interface ReadHeader {
  person: Person;
  number: number;
  target: ColumnTarget | undefined;
}

function asTarget(name: string): ColumnTarget {
  return columnTargets.find((target) => target === name) ?? 'namedNote';
}

/** Fields in which the words of a family are those of the client. */
const familyFields: readonly ColumnTarget[] = ['email', 'phone', 'address'];

/** Reads what a header says. */
export function readHeader(header: string): ReadHeader {
  const words = wordsOf(header);
  const whole = targets.get(words);
  const { person, number, rest } = personIn(words);
  // "Family name" is no family's name.
  if (person === 'nobody' || (person !== 'child' && whole !== undefined))
    return { person: 'nobody', number, target: whole ?? targets.get(withoutPlace(words)) };
  const field =
    rest === '' && person === 'child' ? 'fullName' : (targets.get(rest) ?? targets.get(withoutPlace(rest)));
  if (number > 1 || person === 'other') return { person, number, target: 'namedNote' };
  if (person === 'child') return { person, number, target: field ?? whole };
  const isOfFamily = field !== undefined && familyFields.includes(field);
  return { person, number, target: isOfFamily ? field : 'namedNote' };
}

/** Takes the person off: in front ("guardian 2 email"), or behind ("first name of child", "dob child"). */
function personIn(words: string): { person: Person; number: number; rest: string } {
  const parts = words.split(' ');
  for (let count = Math.min(PERSON_WORDS, parts.length); count > 0; count -= 1) {
    const front = personOf(parts.slice(0, count));
    if (front) return { ...front, rest: withoutFiller(parts.slice(count), front) };
    const back = personOf(parts.slice(-count));
    if (back && count < parts.length) return { ...back, rest: withoutFiller(parts.slice(0, -count), back) };
  }
  return { person: 'nobody', number: 1, rest: words };
}

// "the child's", "parent/guardian 2", "of child": the person in the words, and which of several.
function personOf(words: readonly string[]): { person: Person; number: number } | undefined {
  const plain = words.filter((word) => !/^(?:the|of|s|\d)$/.test(word));
  const person = (['other', 'child', 'family'] as const).find(
    (one) =>
      people[one].test(plain.join(' ')) ||
      (plain.length > 1 && plain.every((word) => people[one].test(word))),
  );
  return person && { person, number: numberIn(words) };
}

function numberIn(words: readonly string[]): number {
  return Number(words.find((word) => /^\d$/.test(word)) ?? 1);
}

const fillers = ['s', 'of', 'the'];

function withoutFiller(words: readonly string[], found: { number: number }): string {
  const rest = [...words];
  while (fillers.includes(rest[0] ?? '')) rest.shift();
  while (fillers.includes(rest.at(-1) ?? '')) rest.pop();
  // "Guardian 2 Email": the number belongs to the guardian.
  if (rest.length > 0 && /^\d$/.test(rest[0] ?? '')) found.number = Number(rest.shift());
  return rest.join(' ');
}

// "Home Street", "Mobile Phone 1", "Primary E-mail", "E-mail 1 - Value": which of several it is says nothing of the field.
function withoutPlace(words: string): string {
  return words
    .replace(
      /^(?:home|mailing|primary|main|personal|preferred|current|physical|residential|contact) (?=.)/,
      '',
    )
    .replace(/\b1\b/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

// "firstName", "FIRST_NAME", "First name:" and "First Name (child)" are words with spaces between; a format is left out.
function wordsOf(header: string): string {
  return header
    .normalize('NFKC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/\((?:[mdy/.\s-]+|optional|required|if any|first last|last,? first)\)/g, ' ')
    .replace(/[’']s\b/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
