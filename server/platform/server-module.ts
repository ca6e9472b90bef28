import type { FastifyInstance } from 'fastify';
import type { Day } from '#domain/platform/dates.ts';
import type { CaseloadTable, WholeCaseload } from '#domain/program/caseload-records.ts';
import type { AuditedRoutes } from './audit/audit-replies.ts';
import type {
  CaseloadQueries,
  FindPlanService,
  FindSessionTerms,
  FollowMovedSession,
} from './database/caseload.ts';
import type { ClientRecordAddition } from './pdf/client-record.ts';
import type { PdfRenderers } from './pdf/pdf-document.ts';
import type { ReportDays, ReportSection } from './pdf/report-section.ts';
import type { ModuleUndo } from './undo/undo-rules.ts';

/** Adds routes to the program; says in its own signature which of the services it needs. */
type Routes<Services> = (app: FastifyInstance, services: Services) => void;

/** The same for routes with hooks or content types of their own, which must not reach the others. */
type RouteScope<Services> = (app: FastifyInstance, services: Services) => Promise<void>;

/** A list in windows of its rows. */
export type ListWindows<Table extends CaseloadTable> = AsyncIterable<readonly WholeCaseload[Table][number][]>;

/** The lists of a caseload that are read in an order of their own or out of several tables. */
export type CaseloadLists = { [Table in CaseloadTable]?: ListWindows<Table> };

/**
 * What one noun adds to the server. The program holds a list of these (server/program/modules.ts) and goes through it;
 * nothing else names nouns one by one. Written as `satisfies ServerModule`; the list says which services there are.
 */
export interface ServerModule<Services = never> {
  /** Routes for visitors too. */
  openRoutes?: readonly Routes<Services>[];
  openScopes?: readonly RouteScope<Services>[];
  /** Routes for therapists who are signed in. */
  routes?: readonly Routes<Services>[];
  scopes?: readonly RouteScope<Services>[];
  /** How the activity log names the routes, by the word that follows "/api/". */
  audited?: AuditedRoutes;
  /** Reads whole lists for archives and exports. Without it a list is read by id from its table. */
  lists?: (queries: CaseloadQueries, today: Day) => CaseloadLists;
  /** Checks what an archive holds beyond the shapes of its rows. Throws 400 that names the first wrong row. */
  checkArchive?: (caseload: WholeCaseload) => void;
  /** Throws 409 if an archive's records cannot join those in the caseload. */
  refuseImport?: (queries: CaseloadQueries, archived: WholeCaseload) => Promise<void>;
  /** What it adds to the owner's report about all clients. */
  ownerReport?: (queries: CaseloadQueries, days: ReportDays) => Promise<readonly ReportSection[]>;
  /** What it adds to the PDF of a client's whole record. */
  clientRecord?: ClientRecordAddition;
  /** How its kinds of PDF are made. */
  pdfs?: PdfRenderers;
  /** How changes of its records are undone. */
  undo?: ModuleUndo;
  /** Called within a write that moved a session to another moment. */
  onSessionMoved?: FollowMovedSession;
  /** Finds the mandates that sessions count toward; one module has it. */
  findSessionTerms?: FindSessionTerms;
  /** Finds the service of a plan by its mandates; one module has it. */
  findPlanService?: FindPlanService;
}

/** The modules themselves, for what goes through all of them: exports, imports, undo, the PDF of a record. */
export interface AllModules {
  modules: readonly ServerModule[];
}
