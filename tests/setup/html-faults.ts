import { HtmlValidate } from 'html-validate';

const checker = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // The menu for phones and the one for wide windows have one name; only one of them is ever there.
    'unique-landmark': 'off',
    // A label around its box that names it too is read by more kinds of software.
    'no-redundant-for': 'off',
  },
});

/** Where a page is no valid HTML: the rule, what it says, and the element. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
