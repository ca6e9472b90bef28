/*
 * Runs inside every page's <head> of the website, without React: whoever goes on in the other language comes to the part
 * of the page that was in sight, where the page names it. Without scripts the link leads to the page's top.
 */
addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-keeps-place]');
  if (!link) return;
  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  link.hash = middle?.closest('main section[id]')?.id ?? '';
});
