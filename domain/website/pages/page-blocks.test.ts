import { expect, test } from 'vitest';
import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import { pageBlocks } from './page-blocks.ts';

test.each([
  ['One line\nand another.\n\nNext.', ['One line and another.', 'Next.']],
  ['# Title\nText.', ['# Title', 'Text.']],
  ['Text.\n- one\n-  two \n\n- three\nEnd.', ['Text.', '- one | two | three', 'End.']],
  ['\r\n#no heading\r\n\r\n', ['#no heading']],
  ['Call {phone} for {rate}, {unknown}.', ['Call (516) 555-0142 for $50, {unknown}.']],
  ['', []],
])('%j', (text, parts) => {
  const result = pageBlocks(text, sampleIdentity).map((block) => {
    if (block.kind === 'points') return `- ${block.points.join(' | ')}`;
    return block.kind === 'heading' ? `# ${block.text}` : block.text;
  });
  expect(result).toEqual(parts);
});

test('A name with a special replacement character is unchanged', () => {
  const identity = { ...sampleIdentity, practiceName: '$& Kids' };
  expect(pageBlocks('{practice}', identity)).toEqual([{ kind: 'paragraph', text: '$& Kids' }]);
});
