import { offerDetailPath, paths } from '@portal/kit/routing/paths';
import { visitBudgets } from '../release/budgets';

/** Every page that a visitor finds by a search, with an offer of the demo data, and what it may weigh. */
export const publicPages = Object.entries(visitBudgets).map(([route, budget]) => ({
  path: route === paths.offer ? offerDetailPath(1) : route,
  budget,
}));
