import { expect, test } from 'vitest';
import { telephoneLink } from './telephone.ts';

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
  ['', 'tel:'],
])('%s dials %s', (phone, link) => {
  expect(telephoneLink(phone)).toBe(link);
});
