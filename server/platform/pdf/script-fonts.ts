/** A font file and the letters it is used for. */
export interface ScriptFont {
  file: string;
  letters: RegExp;
}

/**
 * Fonts of scripts and emoji, each loaded when a document first has one of its letters. All are TrueType and of one weight.
 * Chinese, Japanese and Korean punctuation comes from the Chinese font.
 */
export const scriptFonts: readonly ScriptFont[] = [
  fontsource('arabic', /\p{Script_Extensions=Arabic}/u),
  fontsource('hebrew', /\p{Script_Extensions=Hebrew}/u),
  fontsource('devanagari', /\p{Script_Extensions=Devanagari}/u),
  fontsource('bengali', /\p{Script_Extensions=Bengali}/u),
  fontsource('gurmukhi', /\p{Script_Extensions=Gurmukhi}/u),
  fontsource('gujarati', /\p{Script_Extensions=Gujarati}/u),
  fontsource('oriya', /\p{Script_Extensions=Oriya}/u),
  fontsource('tamil', /\p{Script_Extensions=Tamil}/u),
  fontsource('telugu', /\p{Script_Extensions=Telugu}/u),
  fontsource('kannada', /\p{Script_Extensions=Kannada}/u),
  fontsource('malayalam', /\p{Script_Extensions=Malayalam}/u),
  fontsource('sinhala', /\p{Script_Extensions=Sinhala}/u),
  fontsource('thai', /[\p{Script=Thai}฿]/u),
  fontsource('khmer', /\p{Script_Extensions=Khmer}/u),
  fontsource('myanmar', /\p{Script_Extensions=Myanmar}/u),
  fontsource('tibetan', /\p{Script_Extensions=Tibetan}/u, 'serif'),
  fontsource('ethiopic', /\p{Script_Extensions=Ethiopic}/u),
  {
    file: '@expo-google-fonts/gowun-dodum/400Regular/GowunDodum_400Regular.ttf',
    letters: /\p{Script=Hangul}/u,
  },
  {
    file: '@expo-google-fonts/chocolate-classical-sans/400Regular/ChocolateClassicalSans_400Regular.ttf',
    letters:
      /[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\p{Script_Extensions=Bopomofo}\u2e80-\u303f\u3200-\u33ff\ufe30-\ufe4f\uff00-\uffef]/u,
  },
  {
    file: '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
    // Older signs such as "✓" and "♥" are in DejaVu Sans.
    letters:
      /\p{Emoji_Presentation}|\p{Emoji_Modifier}|\p{Regional_Indicator}|(?=[\u{1f000}-\u{1faff}])\p{Extended_Pictographic}/u,
  },
];

function fontsource(script: string, letters: RegExp, style: 'sans' | 'serif' = 'sans'): ScriptFont {
  const name = `noto-${style}-${script}`;
  return { file: `@fontsource/${name}/files/${name}-${script}-400-normal.woff`, letters };
}
