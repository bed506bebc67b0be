import { createPasswordCheck } from './auth/password';
import { loadTokenKey } from './auth/token-key';
import { createTokenReader } from './auth/token-reader';
import { createTokenSigner } from './auth/token-signer';
import { createUserRepository } from './auth/user-repository';
import type { Config } from './config';
import { listenToChanges } from './database/change-listener';
import type { OpenDatabase } from './database/database';
import type { FileStore } from './files/file-store';
import { createAnswerCache, isCacheTopic } from './http/answer-cache';
import { createRateLimiter } from './http/rate-limiter';
import { createOfferCatalogRepository } from './offers/offer-catalog-repository';
import { createOfferRepository } from './offers/offer-repository';
import { createParameterRepository } from './parameters/parameter-repository';
import { createPlaceRepository } from './places/place-repository';

export type Services = Awaited<ReturnType<typeof createServices>>;

type ServiceOptions = { config: Config; database: OpenDatabase; files: FileStore };

/** Everything the routes need, made once. */
export async function createServices({ config, database, files }: ServiceOptions) {
  const { db } = database;
  const key = await loadTokenKey(config);
  const users = createUserRepository(db);
  const { cache, listener } = await createCache(config, database);

  return {
    db,
    files,
    cache,
    listener,
    key,
    users,
    readToken: createTokenReader(key, users),
    signer: createTokenSigner(key, config.tokenSeconds),
    checkPassword: await createPasswordCheck(),
    limiter: createRateLimiter({
      db,
      factor: config.limitFactor,
      secret: key.derive('rate limits'),
    }),
    offers: createOfferRepository(db),
    offerCatalogs: createOfferCatalogRepository(db),
    parameters: createParameterRepository(db),
    places: createPlaceRepository(db),
  };
}

async function createCache(config: Config, database: OpenDatabase) {
  const state = { isListening: () => false };
  const cache = createAnswerCache(() => state.isListening());
  const listener = await listenToChanges(database, config.databaseUrl, {
    onReady: () => cache.forgetAll(),
    onChange: (topic) => {
      if (isCacheTopic(topic)) cache.forget(topic);
    },
  });
  state.isListening = listener.isListening;
  return { cache, listener };
}
