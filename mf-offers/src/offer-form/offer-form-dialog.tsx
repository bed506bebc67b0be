import { errorMessage } from '@portal/kit/failures/error-message';
import { useFailureAlert } from '@portal/kit/failures/use-failure-alert';
import { SubmitButton } from '@portal/kit/form/submit-button';
import { Button } from '@portal/kit/ui/button';
import { Dialog } from '@portal/kit/ui/dialog';
import { LoadFailure } from '@portal/kit/ui/load-failure';
import { Loading } from '@portal/kit/ui/loading';
import { useId, type ComponentProps } from 'react';
import type { OfferDialogProps } from '../offer/offer-dialog-props';
import { useFreshOffer } from '../offer/use-fresh-offer';
import { OfferForm } from './offer-form';
import { useOfferCatalogs } from './use-offer-catalogs';
import { useReopening } from './use-reopening';
import { useSaveOffer } from './use-save-offer';

const failureText = 'No pudimos cargar lo que necesita el formulario.';

/** Creates or edits an offer (specification §2, «Offer create/edit dialog»). Closing resets the form. */
export function OfferFormDialog(props: OfferDialogProps) {
  const { offerId, typed, onClose, onSaved } = props;
  const formId = useId();
  const isNew = offerId === undefined;
  const { offer, catalogs, error, replace, reload } = useFormData(offerId);
  const { save, isSaving } = useSaveOffer({ offer, onOutdated: replace, onSaved, onClose });
  const isReady = catalogs !== undefined && (isNew || offer !== undefined);
  const { keep, leave } = useReopening(props);
  const text = errorMessage(error, failureText, 'error');
  useFailureAlert(error, text);

  return (
    <Dialog
      title={isNew ? 'Crear Nueva Oferta' : 'Editar Oferta'}
      isOpen
      onClose={leave}
      size="lg"
      footer={
        <>
          <Button variant="outline" onClick={leave}>
            Cancelar
          </Button>
          <SubmitButton form={formId} disabled={!isReady} loading={isSaving}>
            {isNew ? 'Guardar Oferta' : 'Editar Oferta'}
          </SubmitButton>
        </>
      }
    >
      {isReady && (
        <OfferForm
          id={formId}
          offer={offer}
          typed={typed}
          catalogs={catalogs}
          onSubmit={save}
          onType={keep}
        />
      )}
      {!isReady && <Waiting error={error} text={text} onRetry={reload} />}
    </Dialog>
  );
}

/** The offer, when there is one already, and the lists to choose from. */
function useFormData(offerId: number | undefined) {
  const { offer, replace, ...opened } = useFreshOffer(offerId);
  const { catalogs, ...lists } = useOfferCatalogs();

  return {
    offer,
    catalogs,
    replace,
    error: opened.error ?? lists.error,
    reload: async () => {
      await Promise.all([opened.reload(), lists.reload()]);
    },
  };
}

function Waiting(props: ComponentProps<typeof LoadFailure>) {
  return props.error === undefined ? (
    <Loading text="Cargando formulario..." />
  ) : (
    <LoadFailure {...props} />
  );
}
