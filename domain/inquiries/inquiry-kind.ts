/** Who wrote through the website: a family about its child, or a school about what it needs. */
export type InquiryKind = 'family' | 'school';
