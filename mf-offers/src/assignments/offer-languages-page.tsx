import type { Offer } from '@portal/contract/offer';
import { errorMessage } from '@portal/kit/failures/error-message';
import { useFailureAlert } from '@portal/kit/failures/use-failure-alert';
import { useResource } from '@portal/kit/query/use-resource';
import { offerLanguagesResource } from '@portal/kit/resources/offer-languages';
import { LoadFailure } from '@portal/kit/ui/load-failure';
import { Loading } from '@portal/kit/ui/loading';
import { LanguageForm } from './language-form';
import { LanguageTable } from './language-table';
import { PageOfOffer } from './page-of-offer';

/** The languages that an offer asks for (specification §2, «Assign languages to an offer»). */
export function OfferLanguagesPage() {
  return (
    <PageOfOffer
      title="Asignar idiomas"
      missingIdText="No se puede asignar idiomas sin un ID de oferta válido."
    >
      {(offer) => <Languages offer={offer} />}
    </PageOfOffer>
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
