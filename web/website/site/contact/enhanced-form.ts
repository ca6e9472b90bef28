import type { SiteLanguage } from '#domain/platform/site-language.ts';
import type { FormFields } from '#domain/website/inquiries/form-fields.ts';
import { messageAbout, readPost } from '#domain/website/inquiries/form-rules.ts';
import type { RequestOutcome } from '#domain/website/inquiries/form-words.ts';
import { controlsOf, isControl, showMessage } from './form-controls.ts';
import { failedPart, receivedPart, type SiteToast, sendingPart } from './form-parts.ts';

/** A form as its script sees it. */
export interface WebsiteForm {
  fields: FormFields;
  language: SiteLanguage;
  outcome: RequestOutcome;
  /** Called when a request arrived. */
  onReceived: (form: HTMLFormElement) => void;
}

type ShowToast = (toast: SiteToast) => void;

/**
 * The time after which a request on a dead connection fails, so that the form does not stay at "Sending...";
 * a repeated request is saved once.
 */
const LONGEST_WAIT_MS = 30_000;

/** Shows the messages of a plain form at its fields, and posts it without leaving the page. */
export function enhanceForm(form: HTMLFormElement, rules: WebsiteForm, showToast: ShowToast): void {
  const { outcome: words } = rules;
  const controls = () => controlsOf(form, rules.fields);
  /** Fields that were left or sent once: their messages update while typing. */
  const judged = new Set<string>();

  function judge(names: Iterable<string>) {
    for (const name of names) judged.add(name);
    const messages = messagesOf(form, rules);
    const known = controls().filter(({ name }) => judged.has(name));
    for (const control of known) showMessage(control, messages.get(control.name));
    return known.filter(({ name }) => messages.has(name));
  }

  /** The visible outcome of the last attempt: received or failed. */
  let outcome: HTMLElement | undefined;

  /** Removes the outcome of the last attempt and shows the fields again. */
  function forgetOutcome() {
    outcome?.remove();
    delete form.dataset.sent;
  }

  form.addEventListener('focusout', ({ target }) => {
    if (isControl(target, rules.fields) && form.dataset.sent === undefined) judge([target.name]);
  });
  form.addEventListener('input', () => judge([]));
  // Leaving a field can add a message, which would move the button away from the pointer.
  buttonOf(form)?.addEventListener('mousedown', (event) => event.preventDefault());
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (form.ariaBusy === 'true') return;
    const [firstWrong] = judge(controls().map(({ name }) => name));
    if (firstWrong) return firstWrong.focus();
    forgetOutcome();
    const answer = await send(form, rules, showToast);
    if (answer === undefined) {
      outcome = failedPart(words.notSent);
      buttonOf(form)?.before(outcome);
      return;
    }
    judged.clear();
    form.reset();
    clearDraft(form.dataset.draft);
    form.dataset.sent = '';
    const { therapist: firstName = '', soon = '' } = form.dataset;
    const { reference } = answer;
    const next = reference === undefined ? [] : words.received.words({ firstName, reference, soon });
    const { part, button } = receivedPart(words.received, next);
    button.addEventListener('click', () => {
      forgetOutcome();
      controls()[0]?.focus();
    });
    outcome = part;
    form.prepend(part);
    outcome.focus();
  });
  form.dataset.enhanced = '';
  // Fields left before this script loaded were recorded by the form's start script.
  judge(
    controls()
      .filter((control) => 'left' in control.dataset)
      .map(({ name }) => name),
  );
  // The button was pressed before this script had loaded.
  if ('pressed' in form.dataset) form.requestSubmit();
}

interface FormAnswer {
  reference?: string;
}

/** Posts the form and shows the outcome; returns the reply if it arrived. */
async function send(
  form: HTMLFormElement,
  rules: WebsiteForm,
  showToast: ShowToast,
): Promise<FormAnswer | undefined> {
  const { failure, thanks, sending } = rules.outcome;
  const endWait = startWait(form, sending);
  const patience = new AbortController();
  const longestWait = setTimeout(() => patience.abort(), LONGEST_WAIT_MS);
  let answer: FormAnswer;
  try {
    const reply = await fetch(form.getAttribute('action') ?? '', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(sentFieldsOf(form, rules)),
      signal: patience.signal,
    });
    if (!reply.ok) throw new Error(`The request was answered ${reply.status}`);
    // A proxy may have changed the body, but the request arrived.
    answer = await reply.json().catch(() => ({}));
  } catch {
    showToast({ title: failure.title, description: failure.text, isFailure: true });
    return undefined;
  } finally {
    clearTimeout(longestWait);
    endWait();
  }
  rules.onReceived(form);
  showToast({ title: thanks.title, description: thanks.text(form.dataset.therapist ?? '') });
  return answer;
}

function startWait(form: HTMLFormElement, sending: string): () => void {
  const button = buttonOf(form);
  const words = [...(button?.childNodes ?? [])];
  form.ariaBusy = 'true';
  if (button) button.disabled = true;
  button?.replaceChildren(...sendingPart(sending));
  return () => {
    form.ariaBusy = null;
    if (button) button.disabled = false;
    button?.replaceChildren(...words);
  };
}

// Somebody pressed the button: what a password manager wrote into the hidden field is left out.
function sentFieldsOf(form: HTMLFormElement, { fields, language }: WebsiteForm) {
  const typed = readPost(fields, Object.fromEntries(new FormData(form)));
  const sent = Object.keys(fields).map((name) => [name, typed[name]]);
  return { ...Object.fromEntries(sent), language };
}

/** Returns the message for each invalid field. */
function messagesOf(form: HTMLFormElement, { fields, language }: WebsiteForm): Map<string, string> {
  const typed = readPost(fields, Object.fromEntries(new FormData(form)));
  return new Map(
    Object.entries(fields).flatMap(([name, field]) => {
      const message = messageAbout(field, typed[name], language);
      return message === undefined ? [] : [[name, message]];
    }),
  );
}

function buttonOf(form: HTMLFormElement) {
  return form.querySelector<HTMLButtonElement>('button[type=submit]');
}

/** Deletes a draft after its request arrived. */
function clearDraft(key = ''): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored if storage is unavailable.
  }
}
