import type { ServerModule } from '#server/platform/server-module.ts';
import { refuseOwnPhrases, refuseWrongPhrases } from './archived-phrases.ts';
import { phraseRoutes } from './phrase-routes.ts';
import { refuseTooMany } from './phrase-store.ts';

/** What phrases add to the server. */
export const phraseModule = {
  routes: [phraseRoutes],
  audited: {
    phrases: { entity: 'phrase' },
  },
  checkArchive: refuseWrongPhrases,
  refuseImport: refuseOwnPhrases,
  undo: { rules: { phrases: { beforeRestore: refuseTooMany } } },
} satisfies ServerModule;
