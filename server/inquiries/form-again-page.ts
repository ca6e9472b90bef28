import { HONEYPOT_FIELD, type InquiryForm } from '#domain/inquiries/inquiry-form.ts';
import type { PublicIdentity } from '#domain/practice/public-identity.ts';
import { phoneLink } from '#domain/practice/public-identity-text.ts';
import { escapeHtml } from '#server/plain-pages/escape-html.ts';
import { plainPage } from '#server/plain-pages/plain-page.ts';

type Field = keyof InquiryForm;
/** A form post as it was typed. */
export type TypedFields = Readonly<Record<string, string>>;

/** What is wrong, and with which field when it is one. */
export interface FormProblem {
  field?: string;
  message: string;
}

interface FieldLook {
  name: Field;
  label: string;
  attributes?: string;
  /** Whether two of its kind stand side by side where there is room. */
  isHalf?: boolean;
}

const lines: readonly FieldLook[] = [
  { name: 'parentName', label: 'Your name', attributes: 'autocomplete="name" required' },
  { name: 'childName', label: "Child's name", attributes: 'required', isHalf: true },
  { name: 'childAge', label: "Child's age", attributes: 'required', isHalf: true },
  { name: 'email', label: 'Email', attributes: 'type="email" autocomplete="email" required', isHalf: true },
  {
    name: 'phone',
    label: 'Phone number',
    attributes: 'type="tel" autocomplete="tel" required',
    isHalf: true,
  },
  { name: 'school', label: 'School (optional)' },
];
const concerns: FieldLook = { name: 'concerns', label: 'Your concerns', attributes: 'rows="6" required' };
const referral: FieldLook = { name: 'referralSource', label: 'How did you hear about us? (optional)' };

/** The form once more, with what is wrong and everything that was typed. */
export function formAgainPage(
  typed: TypedFields,
  problems: readonly FormProblem[],
  identity: PublicIdentity,
): string {
  const { phone, email } = identity;
  const input = (look: FieldLook) => inputField(look, typed, problems);
  const isTicked = typed.insuranceCheck === 'on' || typed.insuranceCheck === 'true';
  return plainPage(
    'Your request was not sent yet',
    `<div class="summary" role="alert"><ul>${problems.map(problemLine).join('')}</ul></div>
<p>Nothing you typed is lost. You can also call <a href="${escapeHtml(phoneLink(identity))}">${escapeHtml(phone)}</a>
or write to <a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>.</p>
<form method="post" action="/api/contact" novalidate>
${lines.map(input).join('\n')}
${textField(concerns, typed, problems)}
${input(referral)}
<label class="box wide"><input type="checkbox" name="insuranceCheck"${isTicked ? ' checked' : ''}> Please check my insurance coverage</label>
<div class="trap" aria-hidden="true"><label>Please leave this empty <input name="${HONEYPOT_FIELD}" tabindex="-1" autocomplete="off"></label></div>
<div class="wide"><button type="submit">Send Request</button></div>
</form>`,
    identity,
  );
}

function problemLine({ field, message }: FormProblem): string {
  const text = escapeHtml(message);
  return field === undefined ? `<li>${text}</li>` : `<li><a href="#${escapeHtml(field)}">${text}</a></li>`;
}

function inputField(
  { name, label, attributes = '', isHalf }: FieldLook,
  typed: TypedFields,
  problems: readonly FormProblem[],
) {
  const value = escapeHtml(typed[name] ?? '');
  return `<div${isHalf ? '' : ' class="wide"'}><label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${value}" ${attributes}${problemAttributes(name, problems)}>
${problemText(name, problems)}</div>`;
}

function textField(
  { name, label, attributes = '' }: FieldLook,
  typed: TypedFields,
  problems: readonly FormProblem[],
) {
  // The parser drops one line break after the tag: this one, and not the visitor's.
  return `<div class="wide"><label for="${name}">${label}</label>
<textarea id="${name}" name="${name}" ${attributes}${problemAttributes(name, problems)}>
${escapeHtml(typed[name] ?? '')}</textarea>
${problemText(name, problems)}</div>`;
}

function problemAttributes(name: Field, problems: readonly FormProblem[]): string {
  return problems.some(({ field }) => field === name)
    ? ` aria-invalid="true" aria-describedby="${name}-problem"`
    : '';
}

function problemText(name: Field, problems: readonly FormProblem[]): string {
  const problem = problems.find(({ field }) => field === name);
  return problem ? `<p class="problem" id="${name}-problem">${escapeHtml(problem.message)}</p>` : '';
}
