/** Who may open an account: anybody, who has an invitation, or nobody. */
export const registrationModes = ['open', 'invite', 'closed'] as const;
export type RegistrationMode = (typeof registrationModes)[number];

/** What somebody has to know before opening an account. */
export interface RegistrationStatus {
  mode: RegistrationMode;
  /** Whether the environment of the program decides it, and not the practice's owner. */
  isFixed: boolean;
  /** Whether the first account is still to be opened, by the code that the start of the program printed. */
  needsSetupCode: boolean;
}
