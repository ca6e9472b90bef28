import { HtmlValidate } from 'html-validate';

const checker = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // The menus for phones and for wide windows have the same name; only one is displayed.
    'unique-landmark': 'off',
    // A label around its control that also references it works with more software.
    'no-redundant-for': 'off',
  },
});

/** Returns the HTML errors of a page: rule, message and element. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
