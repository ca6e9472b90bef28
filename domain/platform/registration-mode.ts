/** Who may open an account: anyone, people with an invitation, or nobody. */
export const registrationModes = ['open', 'invite', 'closed'] as const;
export type RegistrationMode = (typeof registrationModes)[number];

/** What a visitor needs to know before opening an account. */
export interface RegistrationStatus {
  mode: RegistrationMode;
  /** Whether the program's environment sets the mode instead of the owner. */
  isFixed: boolean;
  /** Whether the first account does not exist yet and requires the setup code printed at the program's start. */
  needsSetupCode: boolean;
}
