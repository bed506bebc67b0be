import type { Offer } from '@portal/contract/offer';
import { errorMessage } from '@portal/kit/format/error-message';
import { useFailureAlert } from '@portal/kit/query/use-failure-alert';
import { useResource } from '@portal/kit/query/use-resource';
import { offerLanguagesResource } from '@portal/kit/resources/offer-languages';
import { LoadFailure } from '@portal/kit/ui/load-failure';
import { Loading } from '@portal/kit/ui/loading';
import { AssignmentPage, offerName } from './assignment-page';
import { LanguageForm } from './language-form';
import { LanguageTable } from './language-table';
import { usePageOffer } from './use-page-offer';

/** The languages that an offer asks for (specification §2, «Assign languages to an offer»). */
export function OfferLanguagesPage() {
  const offer = usePageOffer('No se puede asignar idiomas sin un ID de oferta válido.');

  return (
    <AssignmentPage title="Asignar idiomas" description={offerName(offer)}>
      {offer && <Languages offer={offer} />}
    </AssignmentPage>
  );
}

function Languages({ offer }: { offer: Offer }) {
  const { data: assigned, error, reload } = useResource(offerLanguagesResource(offer.id));
  const text = errorMessage(error, 'No pudimos cargar los idiomas de la oferta.');
  useFailureAlert(error, text);

  if (!assigned && error !== undefined) {
    return <LoadFailure error={error} text={text} onRetry={reload} />;
  }
  if (!assigned) return <Loading text="Cargando idiomas..." />;

  return (
    <>
      <LanguageForm offerId={offer.id} assigned={assigned} onSaved={reload} />
      <LanguageTable rows={assigned} onDeleted={reload} />
    </>
  );
}
