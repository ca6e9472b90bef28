/** A color in the light theme and in the dark one. */
export interface Color {
  light: string;
  dark: string;
}

/**
 * The practice's colors for each theme, wherever they show: on screen (web/platform/styles/tokens.css), in pages that may load nothing,
 * in letters, in share pictures. Paper and pictures take the light ones.
 */
export const colors = {
  canvas: { light: '#fbf7ef', dark: '#191714' },
  surface: { light: '#fffdf9', dark: '#23201c' },
  sunken: { light: '#f4ede1', dark: '#131110' },
  ink: { light: '#21302f', dark: '#f4ede2' },
  inkMuted: { light: '#56625f', dark: '#b9afa1' },
  line: { light: '#e8dfd0', dark: '#39342d' },
  lineStrong: { light: '#8c8474', dark: '#827a6c' },
  primary: { light: '#0f635e', dark: '#74ccbe' },
  primaryHover: { light: '#0a4d49', dark: '#94dccf' },
  onPrimary: { light: '#ffffff', dark: '#08302c' },
  primarySoft: { light: '#dcefe9', dark: '#173e39' },
  primaryInk: { light: '#0b514c', dark: '#aee6da' },
  accent: { light: '#d9603b', dark: '#f2946f' },
  onAccent: { light: '#2b0f05', dark: '#35140a' },
  accentSoft: { light: '#fce7db', dark: '#4b2b1e' },
  accentInk: { light: '#8e3517', dark: '#ffc9b1' },
  sun: { light: '#f0b341', dark: '#f3c05d' },
  sunSoft: { light: '#fcefcf', dark: '#453617' },
  success: { light: '#2a7548', dark: '#7cc796' },
  successSoft: { light: '#def1e3', dark: '#1d3d29' },
  successInk: { light: '#1b5a34', dark: '#b1e4c1' },
  warning: { light: '#9a5b06', dark: '#f0b94f' },
  warningSoft: { light: '#fbecc8', dark: '#453412' },
  warningInk: { light: '#764400', dark: '#f9d893' },
  danger: { light: '#b5382e', dark: '#f29185' },
  dangerHover: { light: '#942a21', dark: '#f7aba1' },
  onDanger: { light: '#ffffff', dark: '#3a100b' },
  dangerSoft: { light: '#fce4df', dark: '#4d211c' },
  dangerInk: { light: '#8d271e', dark: '#ffc5bd' },
  info: { light: '#2a669f', dark: '#8abbe8' },
  infoSoft: { light: '#e1edf8', dark: '#1c3850' },
  infoInk: { light: '#1d4c79', dark: '#bddcf7' },
  focus: { light: '#0f766e', dark: '#7fe0d0' },
  scrim: { light: '#1f1a1480', dark: '#000000a6' },
} as const satisfies Record<string, Color>;

/** Returns a color in CSS for both themes. */
export function lightDark({ light, dark }: Color): string {
  return `light-dark(${light}, ${dark})`;
}
