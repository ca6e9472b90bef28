/** The key of an account with which its browsers lock what was typed and is not saved yet. */
export interface DraftKey {
  /** 32 random bytes as base64url. */
  key: string;
}
