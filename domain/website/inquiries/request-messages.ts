/** What the rules say that all forms of the website share. */
export interface SharedMessages {
  text: string;
  tooLong: (maximum: number) => string;
  invalidEmail: string;
  language: string;
}

/** What the rules of the consultation form say, one by one: a rule that one language has no words for does not compile. */
export interface InquiryMessages extends SharedMessages {
  parentName: string;
  childName: string;
  childAge: string;
  email: string;
  phone: string;
  callLanguage: string;
  concerns: string;
  insuranceCheck: string;
}

/** As above, of the form for schools. */
export interface SchoolsMessages extends SharedMessages {
  name: string;
  role: string;
  school: string;
  email: string;
  need: string;
}
