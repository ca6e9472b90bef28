/*
 * Runs inside every public page's <head>, without React. Tab leads out of the open menu into the page that it covers: the
 * menu gives way, so that the focus is seen. Whoever goes on in the other language comes to the part of the page that was in
 * sight, where the page names it.
 */
addEventListener('focusin', ({ target }) => {
  const menu = document.querySelector<HTMLElement>(':popover-open');
  if (menu && target instanceof Node && !menu.contains(target)) menu.hidePopover();
});
addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
  if (!link) return;
  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  link.hash = middle?.closest('main section[id]')?.id ?? '';
});
