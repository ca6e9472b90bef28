import { expect, test } from 'vitest';
import { readTelephone, telephoneLink } from './telephone.ts';

test.each([
  ['(516) 555-0142', 'tel:5165550142'],
  ['1-516-555-0142', 'tel:15165550142'],
  ['+1 516 555 0142', 'tel:+15165550142'],
  ['+49 30 5550142', 'tel:+49305550142'],
  ['555-0142', 'tel:5550142'],
  ['516-555-0142 x4', 'tel:5165550142;ext=4'],
  ['516-555-0142 ext. 204', 'tel:5165550142;ext=204'],
  ['(516) 555-0142 Ext 7 (mornings)', 'tel:5165550142;ext=7'],
  ['516.555.0142, extension 12', 'tel:5165550142;ext=12'],
  ['516-555-0142 #9', 'tel:5165550142;ext=9'],
  ['516-555-0142 mother', 'tel:5165550142'],
  ['516-555-0142x4', 'tel:5165550142;ext=4'],
  ['516-555-0142 extensión 4', 'tel:5165550142;ext=4'],
  ['516-555-0142, text me after 5', 'tel:5165550142'],
  ['Cell: (516) 555-0142', 'tel:5165550142'],
  ['mother, +1 516 555 0142 ext 4', 'tel:+15165550142;ext=4'],
  ['', 'tel:'],
])('%s dials %s', (phone, link) => {
  expect(telephoneLink(phone)).toBe(link);
});

test.each([
  ['5165550142', '(516) 555-0142'],
  ['+1 516.555.0142', '(516) 555-0142'],
  ['1-516-555-0142 x4', '(516) 555-0142 ext. 4'],
  ['(516) 555-0142', '(516) 555-0142'],
  ['+49 30 5550142', '+49 30 5550142'],
  ['555-0142', undefined],
  ['(116) 555-0142', undefined],
  ['(516) 055-0142', undefined],
  ['516-555-01422', undefined],
  ['516-555-0142 or 516-555-0188', undefined],
  ['516-555-0142;4', undefined],
  ['(516) 555-0142 (ask at the desk)', '(516) 555-0142'],
  ['ask at the desk', undefined],
  ['', undefined],
])('%s reads %s', (phone, read) => {
  expect(readTelephone(phone)).toBe(read);
});
