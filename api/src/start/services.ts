import type { FastifyBaseLogger } from 'fastify';
import { createActivityRepository } from '../desk/activity/activity-repository';
import { createEventHub, type EventHub } from '../applications/events/event-hub';
import { createAnswerRepository } from '../applications/answers/answer-repository';
import { createApplicantRepository } from '../applications/applicants/applicant-repository';
import { createSubmissions } from '../applications/applicants/submissions';
import { createKnownBrowsers } from '../people/accounts/known-browsers';
import { createPasswordCheck } from '../people/accounts/password';
import { createSignInLimits } from '../people/accounts/sign-in-limits';
import { loadTokenKey } from '../platform/auth/token-key';
import { createTokenReader } from '../platform/auth/token-reader';
import { createTokenSigner } from '../platform/auth/token-signer';
import { createUserRepository } from '../people/accounts/user-repository';
import { createCatalogRepository } from '../catalogs/catalog-repository';
import type { Config } from './config';
import { listenToChanges } from '../platform/database/change-listener';
import type { OpenDatabase } from '../platform/database/database';
import type { FileStore } from '../platform/files/file-store';
import { createStoredFiles } from '../platform/files/stored-files';
import { createUploadScan } from '../platform/files/upload-scan';
import { createUploads } from '../platform/files/uploads';
import { createAnswerCache, isCacheTopic } from '../platform/http/answer-cache';
import { createRateLimiter } from '../platform/http/rate-limiter';
import { createJobApplicationRepository } from '../applications/job-applications/job-application-repository';
import { createNotices } from '../platform/mail/notices';
import { createOfferLanguageRepository } from '../offers/assignments/offer-language-repository';
import { createOfferQuestionRepository } from '../offers/assignments/offer-question-repository';
import { createOfferSkillRepository } from '../offers/assignments/offer-skill-repository';
import { createOfferCatalogRepository } from '../offers/offer-catalog-repository';
import { createOfferRepository } from '../offers/offer-repository';
import { createParameterRepository } from '../catalogs/parameters/parameter-repository';
import { createPersonRepository } from '../people/person-repository';
import { createPlaceRepository } from '../catalogs/places/place-repository';
import { createSecurityLog } from '../platform/security-log/security-log';
import { createTrashRepository } from '../desk/trash/trash-repository';
import { createSummaryRepository } from '../desk/summary/summary-repository';

export type Services = Awaited<ReturnType<typeof createServices>>;

export type ServiceOptions = {
  config: Config;
  database: OpenDatabase;
  files: FileStore;
  logger: FastifyBaseLogger;
  /** Aborted once the process has been told to end. */
  stopping?: AbortSignal;
};

/** Everything the routes need, made once. */
export async function createServices(options: ServiceOptions) {
  const { config, database, files, logger, stopping } = options;
  const { db } = database;
  const key = await loadTokenKey(config);
  const users = createUserRepository(db);
  const events = createEventHub();
  const limiter = createRateLimiter({
    db,
    factor: config.limitFactor,
    secret: key.derive('rate limits'),
  });
  const { cache, listener } = await createCache(options, events);

  return {
    db,
    logger,
    stopping,
    cache,
    listener,
    events,
    key,
    users,
    readToken: createTokenReader(key, users),
    signer: createTokenSigner(key, config.tokenSeconds),
    checkPassword: await createPasswordCheck(),
    knownBrowsers: createKnownBrowsers(key.derive('known browsers')),
    signInLimits: createSignInLimits(limiter),
    limiter,
    securityLog: createSecurityLog({ logger, secret: key.derive('security log') }),
    submissions: createSubmissions(key.derive('submissions')),
    storedFiles: createStoredFiles(db, files),
    uploads: createUploads(createUploadScan({ clamd: config.clamd, logger })),
    notices: createNotices({ db, mail: config.mail, logger }),
    offers: createOfferRepository(db),
    offerCatalogs: createOfferCatalogRepository(db),
    parameters: createParameterRepository(db),
    places: createPlaceRepository(db),
    people: createPersonRepository(db),
    skills: createCatalogRepository(db, 'skills'),
    languages: createCatalogRepository(db, 'languages'),
    questions: createCatalogRepository(db, 'questions'),
    offerSkills: createOfferSkillRepository(db),
    offerLanguages: createOfferLanguageRepository(db),
    offerQuestions: createOfferQuestionRepository(db),
    applicants: createApplicantRepository(db),
    jobApplications: createJobApplicationRepository(db),
    answers: createAnswerRepository(db),
    trash: createTrashRepository(db),
    activity: createActivityRepository(db),
    summary: createSummaryRepository(db),
  };
}

async function createCache({ config, database, logger }: ServiceOptions, events: EventHub) {
  const state = { isListening: () => false };
  const cache = createAnswerCache(() => state.isListening());
  const listener = await listenToChanges(database, config.databaseUrl, {
    logger,
    onReady: () => {
      cache.forgetAll();
      events.publish([]);
    },
    onChange: (topic) => {
      if (isCacheTopic(topic)) cache.forget(topic);
      else events.announce(topic);
    },
  });
  state.isListening = listener.isListening;
  return { cache, listener };
}
