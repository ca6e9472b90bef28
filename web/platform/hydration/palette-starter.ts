/* Runs inside the <head> of the app's screens before React: saves keys typed after Ctrl K for the palette. Bundled and minified into the HTML by the build, under 1 KB. */
import { capturePaletteKeys } from './palette-keys.ts';

capturePaletteKeys();
