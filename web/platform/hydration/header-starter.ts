/* Runs inside every public page's <head>, without React. Tabbing out of the open menu closes it, so that the focus is visible. Switching the language scrolls to the part that was visible: headings and fields have the same order in every language, and those without an id get their index as id before the page scrolls to its hash. */
addEventListener('focusin', ({ target }) => {
  const menu = document.querySelector<HTMLElement>(':popover-open');
  if (menu && target instanceof Node && !menu.contains(target)) menu.hidePopover();
});
addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
  if (!link) return;
  // Hidden or screen-reader-only elements have no height.
  const above = parts().findLast(
    (part) => part.offsetHeight > 1 && part.getBoundingClientRect().top < innerHeight / 2,
  );
  link.hash = above?.id ?? '';
});
addEventListener('DOMContentLoaded', () => {
  for (const [index, part] of parts().entries()) part.id ||= `~${index}`;
});

function parts() {
  return [...document.querySelectorAll<HTMLElement>('main :is(h2,h3,form>div)')];
}
