/** The messages shared by all website forms. */
export interface SharedMessages {
  text: string;
  tooLong: (maximum: number) => string;
  invalidEmail: string;
  language: string;
}

/** The messages of the consultation form's rules. A message missing in one language is a compile error. */
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

/** The same for the form for schools. */
export interface SchoolsMessages extends SharedMessages {
  name: string;
  role: string;
  school: string;
  email: string;
  need: string;
}
