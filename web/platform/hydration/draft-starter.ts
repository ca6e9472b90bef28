/* Runs inside the <head> of pages whose forms save a draft, with or without React: restores the input when the page is reloaded in this tab. */
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
    // Some private windows have no storage, and a draft may be from an older page: the form works without it.
  }
}

function keep(form: HTMLFormElement) {
  const typed = Object.fromEntries(new FormData(form));
  // Preselected options are not input, and differ by language.
  for (const { name, selectedOptions } of form.querySelectorAll('select'))
    if (selectedOptions[0]?.defaultSelected) delete typed[name];
  sessionStorage[keyOf(form)] = JSON.stringify(typed);
}

/** Restores a draft. Checkboxes in it were checked: forms omit unchecked ones. */
function fillIn(form: HTMLFormElement) {
  const draft = JSON.parse(sessionStorage[keyOf(form)] ?? '{}');
  for (const field of form.querySelectorAll<HTMLInputElement>('input,textarea,select')) {
    // Hidden fields belong to the page; fields outside of the tab order are honeypots.
    if (field.type === 'hidden' || field.tabIndex < 0 || !(field.name in draft)) continue;
    if (field.type === 'checkbox') field.checked = true;
    else field.value = draft[field.name];
  }
}

function keyOf(form: HTMLFormElement) {
  return form.dataset.draft ?? '';
}
