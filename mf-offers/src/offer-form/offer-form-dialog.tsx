import { errorMessage } from '@portal/kit/failures/error-message';
import { useFailureAlert } from '@portal/kit/failures/use-failure-alert';
import { SubmitButton } from '@portal/kit/form/submit-button';
import { useResource } from '@portal/kit/query/use-resource';
import { Button } from '@portal/kit/ui/button';
import { Dialog } from '@portal/kit/ui/dialog';
import { Loaded } from '@portal/kit/ui/loaded';
import { useId } from 'react';
import type { OfferDialogProps } from '../offer/offer-dialog-props';
import { useFreshOffer } from '../offer/use-fresh-offer';
import { offerCatalogsResource } from './offer-catalogs';
import { OfferForm } from './offer-form';
import { useReopening } from './use-reopening';
import { useSaveOffer } from './use-save-offer';
import { leaveWhenConfirmed } from '@portal/kit/editing/use-unsaved-guard';

const failureText = 'No pudimos cargar lo que necesita el formulario.';

/** Creates or edits an offer (S2.62). Closing resets the form (S2.64). */
export function OfferFormDialog(props: OfferDialogProps) {
  const { offerId, typed, onClose, onSaved } = props;
  const formId = useId();
  const isNew = offerId === undefined;
  const { offer, replace, ...read } = useFormData(offerId);
  const { save, isSaving } = useSaveOffer({ offer, onOutdated: replace, onSaved, onClose });
  const { keep, leave } = useReopening(props);
  const text = errorMessage(read.error, failureText, 'error');
  useFailureAlert(read.error, text);

  return (
    <Dialog
      title={isNew ? 'Crear Nueva Oferta' : 'Editar Oferta'}
      isOpen
      onClose={() => void leaveWhenConfirmed(onClose)}
      size="lg"
      footer={
        <>
          <Button variant="outline" onClick={leave}>
            Cancelar
          </Button>
          <SubmitButton form={formId} disabled={!read.data} loading={isSaving}>
            {isNew ? 'Guardar Oferta' : 'Editar Oferta'}
          </SubmitButton>
        </>
      }
    >
      <Loaded of={read} loading="Cargando formulario..." failure={text}>
        {(catalogs) => (
          <OfferForm
            id={formId}
            offer={offer}
            typed={typed}
            catalogs={catalogs}
            onSubmit={save}
            onType={keep}
          />
        )}
      </Loaded>
    </Dialog>
  );
}

/** Catalogues of the form, once the offer is loaded as well if there is one. */
function useFormData(offerId: number | undefined) {
  const { offer, replace, ...opened } = useFreshOffer(offerId);
  const lists = useResource(offerCatalogsResource);
  const hasOffer = offerId === undefined || offer !== undefined;

  return {
    offer,
    replace,
    data: hasOffer ? lists.data : undefined,
    error: opened.error ?? lists.error,
    reload: async () => {
      await Promise.all([opened.reload(), lists.reload()]);
    },
  };
}
