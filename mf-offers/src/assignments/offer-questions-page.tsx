import type { Offer } from '@portal/contract/offer';
import { errorMessage } from '@portal/kit/failures/error-message';
import { useFailureAlert } from '@portal/kit/failures/use-failure-alert';
import { useResource } from '@portal/kit/query/use-resource';
import { offerQuestionsResource } from '@portal/kit/resources/offer-questions';
import { LoadFailure } from '@portal/kit/ui/load-failure';
import { Loading } from '@portal/kit/ui/loading';
import { PageOfOffer } from './page-of-offer';
import { QuestionForm } from './question-form';
import { QuestionTable } from './question-table';

/** The questions that an offer asks its applicants (specification §2, «Assign questions to an offer»). */
export function OfferQuestionsPage() {
  return (
    <PageOfOffer
      title="Asignar preguntas"
      missingIdText="No se puede asignar preguntas sin un ID de oferta válido."
    >
      {(offer) => <Questions offer={offer} />}
    </PageOfOffer>
  );
}

function Questions({ offer }: { offer: Offer }) {
  const { data: assigned, error, reload } = useResource(offerQuestionsResource(offer.id));
  const text = errorMessage(error, 'No pudimos cargar las preguntas de la oferta.');
  useFailureAlert(error, text);

  if (!assigned && error !== undefined) {
    return <LoadFailure error={error} text={text} onRetry={reload} />;
  }
  if (!assigned) return <Loading text="Cargando preguntas..." />;

  return (
    <>
      <QuestionForm offerId={offer.id} assigned={assigned} onSaved={reload} />
      <QuestionTable rows={assigned} onDeleted={reload} />
    </>
  );
}
