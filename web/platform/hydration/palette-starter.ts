/*
 * Runs inside the <head> of the app's screens, before React: what is typed from Ctrl K on is kept for the palette.
 * Bundled and minified into the HTML by the build, under 1 KB.
 */
import { keepPaletteKeys } from './held-keys.ts';

keepPaletteKeys();
