/* The script in the <head> of website pages. One script, because the page's policy lists each by hash, and every byte comes before the first paint. */
import './theme-starter.ts';
import './header-starter.ts';
import './page-starter.ts';
