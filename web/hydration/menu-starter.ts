/*
 * Runs inside every public page's <head>, without React. Tab leads out of the open menu into the page that it covers: the
 * menu gives way, so that the focus is seen.
 */
addEventListener('focusin', ({ target }) => {
  const menu = document.querySelector<HTMLElement>(':popover-open');
  if (menu && target instanceof Node && !menu.contains(target)) menu.hidePopover();
});
