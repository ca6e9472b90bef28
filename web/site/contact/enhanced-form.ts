import { fromFormFields, HONEYPOT_FIELD, inquiryFormSchema } from '#domain/inquiries/inquiry-form.ts';
import { RECEIVED_TITLE, receivedWords } from '#domain/inquiries/inquiry-reference.ts';
import { track } from '#web/site/analytics.ts';
import { failedPart, fieldErrorPart, receivedPart, sendingPart } from './form-parts.ts';
import { clearDraft } from './inquiry-draft.ts';
import { showSiteToast } from './site-toast.ts';

const FAILURE = 'There was a problem sending your message. Please try again or contact us directly.';

const NOT_SENT = 'Not sent yet. Everything you typed is still here: please try again, or call us.';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Gives the plain consultation form its messages beside the fields, and sends it without leaving the page. */
export function enhanceForm(form: HTMLFormElement): void {
  /** Fields that were left or sent once: their messages follow what is typed. */
  const judged = new Set<string>();

  function judge(names: Iterable<string>): Control[] {
    for (const name of names) judged.add(name);
    const messages = messagesOf(form);
    const controls = controlsOf(form).filter(({ name }) => judged.has(name));
    for (const control of controls) showMessage(control, messages.get(control.name));
    return controls.filter(({ name }) => messages.has(name));
  }

  /** What stays in sight of the last attempt: that it arrived, or that it failed. */
  let outcome: HTMLElement | undefined;

  /** Whether the last request arrived and nothing was typed since. */
  const isDone = () => form.dataset.sent !== undefined && !hasContent(form);

  form.addEventListener('focusout', ({ target }) => {
    if (isControl(target) && !isDone()) judge([target.name]);
  });
  form.addEventListener('input', () => judge([]));
  // Leaving a field may bring a message, which would move the button away from under the finger.
  buttonOf(form)?.addEventListener('mousedown', (event) => event.preventDefault());
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (form.ariaBusy === 'true') return;
    if (isDone()) return outcome?.focus();
    const [firstWrong] = judge(controlsOf(form).map(({ name }) => name));
    if (firstWrong) return firstWrong.focus();
    outcome?.remove();
    delete form.dataset.sent;
    const reference = await send(form);
    if (reference === undefined) {
      outcome = failedPart(NOT_SENT);
      buttonOf(form)?.before(outcome);
      return;
    }
    judged.clear();
    form.reset();
    clearDraft();
    form.dataset.sent = '';
    const words = receivedWords({ firstName: firstNameOf(form), reference, soon: form.dataset.soon ?? '' });
    outcome = receivedPart(RECEIVED_TITLE, words);
    form.prepend(outcome);
    outcome.focus();
  });
  form.dataset.enhanced = '';
  // What was left before this script came has been noted by the form starter.
  judge(
    controlsOf(form)
      .filter((control) => 'left' in control.dataset)
      .map(({ name }) => name),
  );
}

/** Sends the form and says how it went; its reference when it arrived. */
async function send(form: HTMLFormElement): Promise<string | undefined> {
  const endWait = startWait(form);
  let reference: string;
  try {
    const reply = await fetch('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(sentFieldsOf(form)),
    });
    if (!reply.ok) throw new Error(`The request was answered ${reply.status}`);
    reference = (await reply.json()).reference;
  } catch {
    showSiteToast({ title: 'Error', description: FAILURE, isFailure: true });
    return undefined;
  } finally {
    endWait();
  }
  track('consultation_request', 'conversion');
  if (form.dataset.source === 'contact') track('contact_form_submit', 'contact_page');
  showSiteToast({
    title: 'Consultation Request Received!',
    description: `Thank you! ${firstNameOf(form)} will contact you shortly about helping your child.`,
  });
  return reference;
}

function startWait(form: HTMLFormElement): () => void {
  const button = buttonOf(form);
  const words = [...(button?.childNodes ?? [])];
  form.ariaBusy = 'true';
  if (button) button.disabled = true;
  button?.replaceChildren(...sendingPart());
  return () => {
    form.ariaBusy = null;
    if (button) button.disabled = false;
    button?.replaceChildren(...words);
  };
}

function typedFieldsOf(form: HTMLFormElement) {
  return fromFormFields(Object.fromEntries(new FormData(form)));
}

function sentFieldsOf(form: HTMLFormElement) {
  const typed = typedFieldsOf(form);
  const bait = typed[HONEYPOT_FIELD];
  const fields = inquiryFormSchema.parse(typed);
  return bait ? { ...fields, [HONEYPOT_FIELD]: bait } : fields;
}

/** The first message for each field that breaks a rule. */
function messagesOf(form: HTMLFormElement): Map<string, string> {
  const issues = inquiryFormSchema.safeParse(typedFieldsOf(form)).error?.issues ?? [];
  return new Map(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}

function showMessage(control: Control, message: string | undefined): void {
  const id = `${control.id}-error`;
  const shown = document.getElementById(id);
  if (shown?.textContent === (message ?? '')) return;
  shown?.remove();
  const others = (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((each) => each && each !== id);
  control.toggleAttribute('aria-invalid', false);
  if (message !== undefined) {
    control.setAttribute('aria-invalid', 'true');
    others.unshift(id);
    control.closest('form > div')?.append(fieldErrorPart(id, message));
  }
  if (others.length > 0) control.setAttribute('aria-describedby', others.join(' '));
  else control.removeAttribute('aria-describedby');
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(isControl);
}

/** What people fill in: not the trap for programs. */
function isControl(target: EventTarget | null): target is Control {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isField && target.name in inquiryFormSchema.shape;
}

/** Whether anything stands in the fields that people fill in. */
function hasContent(form: HTMLFormElement): boolean {
  return controlsOf(form).some((control) =>
    control instanceof HTMLInputElement && control.type === 'checkbox'
      ? control.checked
      : control.value !== '',
  );
}

function firstNameOf(form: HTMLFormElement): string {
  return form.dataset.therapist ?? '';
}

function buttonOf(form: HTMLFormElement) {
  return form.querySelector<HTMLButtonElement>('button[type=submit]');
}
