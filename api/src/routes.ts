import { tokenRoutes } from './auth/token-routes';
import type { App } from './http/app-type';
import { healthRoutes } from './http/health-routes';
import { offerCatalogRoutes } from './offers/offer-catalog-routes';
import { offerRoutes } from './offers/offer-routes';
import { parameterRoutes } from './parameters/parameter-routes';
import { placeRoutes } from './places/place-routes';
import type { Services } from './services';

export function addRoutes(app: App, services: Services) {
  const { cache } = services;

  healthRoutes(app, services.db);
  tokenRoutes(app, services);
  parameterRoutes(app, services.parameters, cache);
  placeRoutes(app, services.places, cache);
  offerRoutes(app, services.offers, cache);
  offerCatalogRoutes(app, services.offerCatalogs, cache);
}
