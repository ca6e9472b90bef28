import { type ColumnTarget, columnTargets } from './column-targets.ts';
import { englishHeading } from './spanish-headers.ts';

// The words that practices, schools, address books and their programs write above such a column, without the person
// that they are about: "Student's First Name", "Guardian 1 Email" and "Home Street" are looked up as "first name",
// "email" and "street".
const synonyms: Record<ColumnTarget, string> = {
  firstName: 'first name|first|fname|f name|given name|forename|name first|given',
  lastName: 'last name|last|lname|l name|surname|family name|name last|family',
  fullName:
    'name|full name|name full|display name|file as|last name first name|first and last name|last first',
  dateOfBirth:
    'date of birth|dob|d o b|birth date|birthdate|date birth|birthday|birth day|born|born on|date born|bday|b day|d birth',
  email:
    'email|e mail|email address|e mail address|mail|email value|e mail value|value email|email 1|email primary|e mail display name|email id|e address',
  phone:
    'phone|phone number|phone no|telephone|telephone number|telephone no|tel|tel no|ph|ph no|mobile|mobile phone|mobile number|mobile no|cell|cell phone|cellphone|cell number|cell no|phone value|phone 1|phone primary|phone mobile|phone cell|iphone|home|home number',
  address:
    'address|addr|full address|street|street address|street name|address formatted|address street|address city|address state|address zip|address zip code|address region|address postal code|address country|address extended address|address po box|address line|address line 1|address line 2|address line 3|address 1|address 2|address 3|street 1|street 2|street 3|street address 1|street address 2|street address line 1|street address line 2|street line 1|street line 2|apt|apt number|apartment|apartment number|unit|unit number|suite|suite number|city|city state|city state zip|town|borough|state|st|state province|state region|address state region|address state province|province|region|zip|zip code|zipcode|zip postal code|postal|postal code|postcode|po box|country|country region',
  status: 'status|active|is active|active inactive|enrollment status|client status',
  notes: 'notes|note|comments|comment|remarks|additional information|other information',
  school: 'school|school name|school building|attending school',
  payer:
    'payer|payor|who pays|paid by|funding source|district|school district|district of residence|home district',
  program: 'program|plan type|plan program|service program',
  mandate:
    'mandate|mandates|service mandate|frequency|service frequency|frequency and duration|frequency duration|iep frequency|iep mandate',
  firstDay:
    'first day|start date|start|begin date|mandate start|mandate start date|service start|service start date|services start|effective date|iep start|iep start date|first day of the mandate',
  lastDay:
    'last day|end date|end|mandate end|mandate end date|service end|service end date|services end|iep end|iep end date|last day of the mandate',
  authorizationNumber:
    'authorization number|authorization no|authorization|auth number|auth no|auth|esid|enrollment number',
  namedNote:
    'grade|grade level|teacher|classroom|class|diagnosis|diagnoses|primary diagnosis|dx|icd|icd 10|icd10|icd 10 code|medical history|allergies|allergy|medication|medications|precautions|insurance|insurance company|insurance carrier|insurance provider|insurance id|member id|referral|referred by|referral source|reason for referral|iep|504|504 plan|cse|cpse|concerns|goals|gender|sex|pronouns|language|home language|primary language|nickname|preferred name|preferred first name|preferred last name|goes by|middle name|middle|middle initial|nick name|short name|former name|former last name|previous name|birth name|chosen name|user name|username|sort name|hebrew name|chinese name|english name|additional name|name prefix|name suffix|prefix|suffix|title|maiden name|maiden last name|phone 2|second phone|email 2|second email|e mail 2 address|e mail 3 address|email 3|fax|company|organization|organization name|organization title|job title|department|number|client id|client number|patient id|patient number|student id|id|mrn|chart number|medicaid id|cin|case number|osis|nyc id|date created|created|intake date|last visit|labels|group membership|categories|relation|relationship|relation value|website|website value|web page|event value|custom field value|clinician|primary clinician|provider|therapist|location|race|ethnicity|siblings|hobby|anniversary',
  nothing:
    'phone type|phone label|email type|email label|e mail type|e mail label|address type|address label|website type|website label|relation type|relation label|event type|event label|custom field type|custom field label|organization type|name format|photo|priority|sensitivity|private|initials|phonetic first name|phonetic middle name|phonetic last name|given name yomi|given yomi|surname yomi|company yomi|family name yomi|additional name yomi|yomi name|organization yomi name|created at|updated at|ssn|ssn last 4|social security|social security number|social security no|government id number|password',
};

const targets = new Map(
  Object.entries(synonyms).flatMap(([target, words]) =>
    words.split('|').map((word): [string, ColumnTarget] => [word, asTarget(target)]),
  ),
);

/**
 * Whom a header names. A child goes before a client where a file has both: its clients may be the families. A stranger
 * is a word in front of a name or a birth date that is not known here ("Escort First Name").
 */
export type Person = 'child' | 'client' | 'family' | 'other' | 'stranger' | 'nobody';

const people: Record<Exclude<Person, 'nobody' | 'stranger'>, RegExp> = {
  child:
    /^(?:child|children|childs|kid|kids|kiddo|son|daughter|son or daughter|student|students|pupil|learner|scholar|camper|infant|toddler|baby)$/,
  client:
    /^(?:client|clients|patient|patients|pt|member|participant|individual|dependent|enrollee|consumer|beneficiary|minor)$/,
  family:
    /^(?:parent|parents|guardian|guardians|mother|father|mom|mum|dad|mommy|daddy|mama|papa|caregiver|caretaker|carer|contact|family|household|head of household|adult|grandparent|grandmother|grandfather|grandma|grandpa|aunt|uncle|(?:step|foster)(?: ?(?:parent|mother|father|mom|dad))|account|account holder|account owner|account name|registrant|submitter|respondent|requester|customer|user|responsible party|responsible person|primary contact|parent or guardian|legal guardian|your|my)$/,
  other:
    /^(?:emergency|emergency contact|work|business|office|school|teacher|physician|pediatrician|doctor|dr|dentist|psychologist|primary care physician|primary care provider|pcp|provider|therapist|clinician|evaluator|insurance|insured|subscriber|policy holder|guarantor|billing|payer|payor|employer|company|agency|pharmacy|facility|location|building|district|program|plan|group|service|case|file|other|alternate|secondary|second|referral|referring|referring physician|referring provider|referral source|case manager|csc|spouse|partner|sibling|brother|sister|friend|manager|assistant|assistant s|care coordinator|service coordinator|coordinator)$/,
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

/** What was read of headers: each row of a list asks again for the same ones. */
const readBefore = new Map<string, ReadHeader>();
const MOST_REMEMBERED = 1_000;

/** Reads what a header says. */
export function readHeader(header: string): ReadHeader {
  const before = readBefore.get(header);
  if (before) return before;
  if (readBefore.size >= MOST_REMEMBERED) readBefore.clear();
  const read = newlyRead(header);
  readBefore.set(header, read);
  return read;
}

function newlyRead(header: string): ReadHeader {
  const words = wordsOf(header);
  const whole = targets.get(words);
  const { person, number, rest } = personIn(words);
  // "Family name" is no family's name.
  if (person === 'nobody' || (whole !== undefined && person !== 'child' && person !== 'client'))
    return ofNobody(words, whole ?? fieldOf(words));
  if (person === 'child' || person === 'client') {
    const field = rest === '' ? 'fullName' : fieldOf(rest);
    return { person, number, target: number > 1 ? 'namedNote' : (field ?? whole) };
  }
  const field = fieldOf(rest);
  const isShared = person === 'family' && number === 1 && field !== undefined && familyFields.includes(field);
  return { person, number, target: isShared ? field : 'namedNote' };
}

/** A word that is not known, in front of a name or a birth date, may be somebody. */
function ofNobody(words: string, target: ColumnTarget | undefined): ReadHeader {
  if (target !== undefined) return { person: 'nobody', number: 1, target };
  const isSomebody = namesAndBirth.some((field) => words.endsWith(` ${field}`));
  return { person: isSomebody ? 'stranger' : 'nobody', number: 1, target: undefined };
}

const namesAndBirth = ['first name', 'last name', 'full name', 'name', 'first', 'last', 'dob', 'birthday'];

/** Takes the person off: in front ("guardian 2 email"), or behind ("first name of child", "dob child"). */
function personIn(words: string): { person: Person; number: number; rest: string } {
  const parts = words.split(' ');
  // "Parent of Child" is about the parent.
  const owned = parts.indexOf('of') > 0 ? personOf(parts.slice(0, parts.indexOf('of'))) : undefined;
  if (owned) return { ...owned, rest: '' };
  for (let count = Math.min(PERSON_WORDS, parts.length); count > 0; count -= 1) {
    const front = personOf(parts.slice(0, count));
    if (front) return ofPerson(front, parts.slice(count));
    const back = personOf(parts.slice(-count));
    if (back && count < parts.length) return { ...back, rest: withoutFiller(parts.slice(0, -count), back) };
  }
  return { person: 'nobody', number: 1, rest: words };
}

// "Client's Mother's Name" and "Your Child's Name" are about the second person that they name.
function ofPerson(front: NumberedPerson, words: readonly string[]) {
  const rest = withoutFiller(words, front);
  const next = rest === '' || targets.has(rest) ? undefined : personIn(rest);
  return next && next.person !== 'nobody' && front.person !== 'other' ? next : { ...front, rest };
}

interface NumberedPerson {
  person: Person;
  number: number;
}

// "the child's", "parent/guardian 2", "of child": the person in the words, and which of several.
function personOf(words: readonly string[]): NumberedPerson | undefined {
  const plain = words.filter((word) => !/^(?:the|of|s|\d)$/.test(word));
  const person = (['other', 'child', 'client', 'family'] as const).find(
    (one) =>
      people[one].test(plain.join(' ')) ||
      (plain.length > 1 && plain.every((word) => people[one].test(word))),
  );
  return person && { person, number: numberIn(words) };
}

// "Children" are several, of whom no cell tells the first.
function numberIn(words: readonly string[]): number {
  if (words.some((word) => word === 'children' || word === 'kids')) return 2;
  return Number(words.find((word) => /^\d$/.test(word)) ?? 1);
}

const fillers = ['s', 'of', 'the'];

function withoutFiller(words: readonly string[], found: NumberedPerson): string {
  const rest = [...words];
  while (fillers.includes(rest[0] ?? '')) rest.shift();
  while (fillers.includes(rest.at(-1) ?? '')) rest.pop();
  // "Guardian 2 Email": the number belongs to the guardian.
  if (rest.length > 0 && /^\d$/.test(rest[0] ?? '')) found.number = Number(rest.shift());
  return rest.join(' ');
}

// "Home Street", "Phone (Mobile)", "E-mail 1 - Value": which of several it is says nothing of the field.
function fieldOf(words: string): ColumnTarget | undefined {
  const known =
    targets.get(words) ?? targets.get(words.replace(/^(?:legal|official|current) (?=.*name)/, ''));
  if (known !== undefined) return known;
  const places =
    /\b(?:home|mailing|primary|main|personal|preferred|current|physical|residential|contact|best|1)\b/g;
  const field = targets.get(words.replace(places, ' ').replace(/\s+/g, ' ').trim());
  return field !== undefined && (familyFields.includes(field) || /\b1\b/.test(words)) ? field : undefined;
}

// "firstName", "FIRST_NAME", "Address1" and "First Name (child)" are words with spaces between; a format is left out, and
// what makes a question of a heading: "What is your child's name?".
function wordsOf(header: string): string {
  const plain = header
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\d)|(?<=\d)(?=\p{Lu}\p{Ll})/gu, ' ')
    .toLowerCase()
    .replace(/\((?:[mdya/.\s-]+|optional|required|if any|first last|last,? first)\)/g, ' ')
    .replace(/[’']s\b/g, ' ')
    .replace(/\((e?s)\)/g, ' $1 ');
  return englishHeading(plain)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/^ ?(?:what (?:(?:is|are|s) )?(?:the |(?=your |my ))|(?:please )?(?:enter|provide|list) )/, '')
    .replace(/ to (?:reach|call) you(?: at| on)? ?$/, '')
    .replace(/\b(?:first|1st) (?=(?:child|kid|student|client)\b)/, '')
    .replace(/\b(?:second|2nd) (child|kid|student|client)\b/, '$1 2')
    .replace(/\b(?:third|3rd) (child|kid|student|client)\b/, '$1 3')
    .trim();
}
