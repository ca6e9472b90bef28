/*
 * What runs inside the <head> of the website's pages, as one script: the page's policy names each script by its hash, and
 * every byte of it comes before the first paint.
 */
import './look-starter.ts';
import './header-starter.ts';
import './page-starter.ts';
