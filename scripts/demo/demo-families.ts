import { type Day, plusDays } from '#domain/platform/dates.ts';
import type { Dice } from './dice.ts';

const firstNames = [
  'Ada',
  'Ben',
  'Cleo',
  'Dario',
  'Elsie',
  'Felix',
  'Greta',
  'Hugo',
  'Iris',
  'Jonah',
  'Kaia',
  'Leo',
  'Mina',
  'Noah',
  'Olive',
  'Pablo',
  'Quinn',
  'Rosa',
  'Silas',
  'Tessa',
  'Uma',
  'Victor',
  'Wren',
  'Xavier',
  'Yara',
  'Zane',
  'Amir',
  'Bianca',
  'Cyrus',
  'Dahlia',
  'Emeka',
  'Flora',
  'Gideon',
  'Hana',
  'Ivo',
  'Juniper',
  'Kenji',
  'Lucía',
  'Malik',
  'Nora',
] as const;

// Invented surnames: things from a child's day.
const lastNames = [
  'Appletree',
  'Bluebutton',
  'Crayonbox',
  'Daisychain',
  'Eggcup',
  'Feathertop',
  'Gingersnap',
  'Hopscotch',
  'Inkwell',
  'Jumprope',
  'Kitestring',
  'Lemondrop',
  'Marblejar',
  'Napsack',
  'Oatcookie',
  'Paperboat',
  'Quiltsquare',
  'Raincoat',
  'Seesaw',
  'Treehouse',
  'Umbrella-Picturebook',
  'Velcro',
  'Wagonwheel',
  'Xylophone',
  'Yoyo',
  'Zipper',
  'Acorn',
  'Bookmark',
  'Catapult',
  'Dumpling',
  'Elbowpatch',
  'Fingerpaint',
  'Gumboot',
  'Hulahoop',
  'Icepop',
  'Jigsaw',
  'Kazoo',
  'Lunchbox',
  'Mitten',
  'Notebook',
] as const;

const streets = ['Sample Street', 'Example Avenue', 'Pretend Lane', 'Made-Up Road'] as const;
const towns = [
  'Garden City, NY',
  'Huntington, NY',
  'Mineola, NY',
  'Smithtown, NY',
  'Forest Hills, NY',
] as const;

const notes = [
  'Likes trains and maps. Start with something to build.',
  'IEP review in the spring. Classroom teacher asks for ideas for writing time.',
  'Loud rooms are hard. Offer headphones before the bell.',
  'Works best with a picture plan of the hour.',
  'Pencil grip much better since the fall. Now spacing between words.',
  'Family speaks Spanish at home; send the home plan in both languages.',
] as const;

export interface DemoFamily {
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  address: string | null;
  dateOfBirth: Day;
  notes: string | null;
  status: 'active' | 'inactive';
}

/** Returns forty invented children aged 3 to 20 on the day `today`, in every state of a record. */
export function demoFamilies(dice: Dice, today: Day): DemoFamily[] {
  return firstNames.map((firstName, index) => {
    const lastName = lastNames[index] ?? 'Sample';
    const hasContact = index % 13 !== 12;
    return {
      firstName,
      lastName,
      email: hasContact ? `${simple(firstName)}.family${index + 1}@example.com` : null,
      phone: hasContact && index % 7 !== 3 ? `516-555-01${String(index).padStart(2, '0')}` : null,
      address: hasContact ? `${dice.between(1, 240)} ${dice.pick(streets)}, ${dice.pick(towns)}` : null,
      dateOfBirth: plusDays(today, -dice.between(3 * 366, 14 * 365) - (index % 8 === 7 ? 5 * 365 : 0)),
      notes: dice.chance(0.6) ? dice.pick(notes) : null,
      status: index % 10 === 9 ? 'inactive' : 'active',
    };
  });
}

function simple(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();
}
