import type { CatalogItem } from '@portal/contract/catalog';
import { comparedFields } from '@portal/contract/field-texts';
import type { Offer } from '@portal/contract/offer';
import { offerFields } from '@portal/contract/offer-fields';
import { loadLastChanges } from '@portal/kit/editing/last-changes';
import { conflictTexts, colleagueChangeLine } from '@portal/kit/editing/edit-conflict';
import { alertFailure } from '@portal/kit/failures/alert-failure';
import { errorStatus } from '@portal/kit/failures/error-message';
import { updateOffer } from '@portal/kit/resources/offer-changes';
import { offerDetailPath } from '@portal/kit/routing/paths';
import { showAlert } from '@portal/runtime';
import { loadOffer } from '../../offer/use-fresh-offer';

type Publication = {
  /** The offer as shown, so that unseen changes are not published. */
  offer: Offer;
  status: CatalogItem;
  onChanged: () => Promise<void>;
};

export async function publish({ offer, status, onChanged }: Publication) {
  try {
    await updateOffer({ ...offer, status });
    await onChanged();
    void showAlert({
      kind: 'success',
      title: 'Oferta Actualizada',
      text: offer.title,
      links: [{ label: 'Ver oferta', path: offerDetailPath(offer.id) }],
    });
  } catch (error) {
    if (errorStatus(error) === 409) await tellColleague(offer);
    else
      await alertFailure(error, { fallback: 'No pudimos publicar la oferta. Inténtalo de nuevo.' });
    await onChanged();
  }
}

/** A colleague has saved since the page was loaded. Lists the changes and does not publish. */
async function tellColleague(before: Offer) {
  const after = await loadOffer(before.id);
  const lastChange = await loadLastChanges({ subject: 'offer', id: before.id });
  const details = comparedFields(offerFields)
    .filter(({ read }) => read(before) !== read(after))
    .map(({ label, read }) =>
      colleagueChangeLine({ label, theirs: read(after), by: lastChange(label) }),
    );
  await showAlert({
    kind: 'warning',
    title: conflictTexts.title,
    details,
    text: 'Ya están en esta página. Revísala y publica de nuevo.',
  });
}
