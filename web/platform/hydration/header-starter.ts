/*
 * Runs inside every public page's <head>, without React. Tab leads out of the open menu into the page that it covers: the
 * menu gives way, so that the focus is seen. Whoever goes on in the other language comes to the part of the page that was in
 * sight: headings and the fields of a form stand in the same order in every language, and those without a name take their
 * number for one before the page is brought to what its address names.
 */
addEventListener('focusin', ({ target }) => {
  const menu = document.querySelector<HTMLElement>(':popover-open');
  if (menu && target instanceof Node && !menu.contains(target)) menu.hidePopover();
});
addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
  if (!link) return;
  // What is hidden, or there for programs alone, has no height.
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
