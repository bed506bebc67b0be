import { offersUsingFromWire } from '@portal/contract/offers-using';
import { HttpError } from '@portal/http';
import { showAlert } from '@portal/runtime';
import * as v from 'valibot';
import { errorMessage, errorStatus } from '../failures/error-message';
import { pathTo } from '../routing/paths';
import { refusedTitle } from './delete-when-confirmed';

/**
 * Shows the offers that prevent a deletion, with links to the pages for removing the record there.
 * Returns false for other errors and if no offer is named.
 */
export async function showOffersUsing(error: unknown, offerPath: string) {
  if (!(error instanceof HttpError) || errorStatus(error) !== 409) return false;
  const body = v.safeParse(offersUsingFromWire, error.body);
  if (!body.success || body.output.offers.length === 0) return false;

  await showAlert({
    kind: 'error',
    title: refusedTitle,
    text: `${errorMessage(error, '')} Quítalo primero de ahí.`.trim(),
    links: body.output.offers.map(({ id, title }) => ({
      label: `Ver «${title}»`,
      path: pathTo(offerPath, id),
    })),
  });
  return true;
}
