/** Who wrote through the website: a family about its child, or a school about what it needs. */
export const inquiryKinds = ['family', 'school'] as const;
export type InquiryKind = (typeof inquiryKinds)[number];
