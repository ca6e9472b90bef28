/** An account's key, with which its browsers encrypt unsaved drafts. */
export interface DraftKey {
  /** 32 random bytes as base64url. */
  key: string;
}
