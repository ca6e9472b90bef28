/** The product's mark, three toy blocks, for pages that may load nothing; its colors come with their styles. */
export const plainPageMark = `<svg viewBox="0 0 32 32" aria-hidden="true"><rect x="2" y="17" width="13" height="13" rx="3" fill="var(--primary)"/>
<rect x="17" y="17" width="13" height="13" rx="6.5" fill="var(--sun)"/>
<rect x="10" y="2" width="12" height="12" rx="3" transform="rotate(12 16 8)" fill="var(--accent)"/></svg>`;
