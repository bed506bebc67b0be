import type { CompanyIdentity } from '@portal/contract/company-reads';
import type { FastifyBaseLogger } from 'fastify';
import { loadTokenKey, type KeySettings } from './auth/token-key';
import { createTokenReader, type CheckSession } from './auth/token-reader';
import { createTokenSigner } from './auth/token-signer';
import { listenToChanges } from './database/change-listener';
import type { Database, OpenDatabase } from './database/database';
import type { ConstraintMessages } from './database/database-problem';
import type { ClamdAddress } from './files/clamd';
import type { FileStore } from './files/file-store';
import { createStoredFiles } from './files/stored-files';
import { createUploadScan } from './files/upload-scan';
import { createUploads } from './files/uploads';
import { createAnswerCache } from './http/answer-cache';
import { createFailureNotes } from './http/error-handler';
import { createRateLimiter } from './http/rate-limiter';
import type { MailSettings } from './mail/mail-transport';
import { createNotices } from './mail/notices';
import type { NoticeWriters } from './mail/send-due';
import { createSecurityLog } from './security-log/security-log';

/** Shared by all domains; does not depend on any of them. */
export type Platform = Awaited<ReturnType<typeof createPlatform>>;

type PlatformSettings = KeySettings & {
  databaseUrl: string | undefined;
  tokenSeconds: number;
  idleSeconds: number;
  requiresSecondFactor: boolean;
  limitFactor: number;
  clamd: ClamdAddress | undefined;
  mail: MailSettings | undefined;
  siteUrl: string | undefined;
};

export type PlatformOptions = {
  config: PlatformSettings;
  database: OpenDatabase;
  files: FileStore;
  logger: FastifyBaseLogger;
  stopping?: AbortSignal;
  /** Problems for the site's operator, in Spanish. */
  tellOperator?: (sentence: string) => void;
};

/** Durations in seconds. */
type SessionRules = Pick<PlatformSettings, 'tokenSeconds' | 'idleSeconds' | 'requiresSecondFactor'>;

/** Supplied by the domains. */
type Given = {
  readIdentity: (db: Database) => Promise<CompanyIdentity>;
  checkSession: (
    db: Database,
    session: Parameters<CheckSession>[0],
    rules: SessionRules,
  ) => ReturnType<CheckSession>;
  noticeWriters: NoticeWriters;
  constraintMessages: ConstraintMessages;
};

export async function createPlatform(
  { config, database, files, logger, stopping, tellOperator = () => {} }: PlatformOptions,
  { checkSession, readIdentity, noticeWriters: writers, constraintMessages }: Given,
) {
  const { db } = database;
  const sessionRules: SessionRules = config;
  const key = await loadTokenKey(config);
  const changes = await listenToChanges(database, config.databaseUrl, logger);
  const cache = createAnswerCache(changes.isListening);
  changes.subscribe({ onChange: ({ topic }) => cache.forget(topic), onReady: cache.forgetAll });

  const storedFiles = createStoredFiles(db, files);
  const securityLog = createSecurityLog({ logger, secret: key.derive('security log') });
  const readCompany = () => readIdentity(db);

  return {
    db,
    logger,
    stopping,
    key,
    cache,
    changes,
    sessionRules,
    siteUrl: config.siteUrl,
    readCompany,
    readToken: createTokenReader(key, (session) => checkSession(db, session, sessionRules)),
    signer: createTokenSigner(key, config.tokenSeconds),
    limiter: createRateLimiter({
      db,
      factor: config.limitFactor,
      secret: key.derive('rate limits'),
    }),
    securityLog,
    noteFailure: createFailureNotes(securityLog, constraintMessages),
    storedFiles,
    uploads: createUploads(createUploadScan({ clamd: config.clamd, logger })),
    notices: createNotices({
      db,
      mail: config.mail,
      siteUrl: config.siteUrl,
      readCompany,
      storedFiles,
      logger,
      writers,
      tellOperator,
    }),
  };
}
