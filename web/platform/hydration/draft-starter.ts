/*
 * Runs inside the <head> of pages whose forms may keep a draft, before and without React: what was typed stands in
 * the form again when the page is loaded again in this tab.
 */
addEventListener('DOMContentLoaded', () => {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-draft]')) attempt(() => fillIn(form));
});
addEventListener('input', ({ target }) => {
  const form = target instanceof Element && target.closest<HTMLFormElement>('[data-draft]');
  if (form) attempt(() => keep(form));
});

function attempt(step: () => void) {
  try {
    step();
  } catch {
    // Private windows may refuse storage, and a draft may stem from an older page: the form works without it.
  }
}

function keep(form: HTMLFormElement) {
  const typed = Object.fromEntries(new FormData(form));
  // Nobody chose what was chosen beforehand, and the same form in another language begins with another choice.
  for (const { name, selectedOptions } of form.querySelectorAll('select'))
    if (selectedOptions[0]?.defaultSelected) delete typed[name];
  sessionStorage[keyOf(form)] = JSON.stringify(typed);
}

/** A box that is in the draft was ticked: forms leave out those that are not. */
function fillIn(form: HTMLFormElement) {
  const draft = JSON.parse(sessionStorage[keyOf(form)] ?? '{}');
  for (const field of form.querySelectorAll<HTMLInputElement>('input,textarea,select')) {
    // A hidden field says which page it stands on; what cannot be reached by Tab is a trap for programs.
    if (field.type === 'hidden' || field.tabIndex < 0 || !(field.name in draft)) continue;
    if (field.type === 'checkbox') field.checked = true;
    else field.value = draft[field.name];
  }
}

function keyOf(form: HTMLFormElement) {
  return form.dataset.draft ?? '';
}
