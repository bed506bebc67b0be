import { comparedFields } from '@portal/contract/field-texts';
import type { Offer, OfferEntry } from '@portal/contract/offer';
import { offerFormValues } from '@portal/contract/offer-entry';
import { offerFields } from '@portal/contract/offer-fields';
import { saveOver } from '@portal/kit/editing/save-over';
import { errorList, errorMessage, isHandled } from '@portal/kit/failures/error-message';
import { createOffer } from '@portal/kit/resources/new-offers';
import { updateOffer } from '@portal/kit/resources/offer-changes';
import { offerManagementPath } from '@portal/kit/routing/staff-paths';
import { currentSession, showAlert } from '@portal/runtime';
import { useState } from 'react';
import { loadOffer } from '../offer/use-fresh-offer';

type SaveOptions = {
  /** The offer before the edit; undefined for a new one. */
  offer: Offer | undefined;
  /** Receives the offer as a colleague saved it meanwhile. */
  onOutdated: (offer: Offer) => void;
  onSaved: () => Promise<void>;
  onClose: () => void;
};

/** Saves the form and reports the result (S8.10, S8.11, S8.12). */
export function useSaveOffer({ offer, onOutdated, onSaved, onClose }: SaveOptions) {
  const [isSaving, setSaving] = useState(false);

  /** Resolves to the fields for which the user took the colleague's text. */
  async function save(entry: OfferEntry) {
    setSaving(true);
    try {
      const outcome = offer ? await update(offer, entry) : await create(entry);
      if (outcome.kind === 'outdated') {
        onOutdated(outcome.after);
        setSaving(false);
        return outcome.taken;
      }
      onClose();
      await onSaved();
      void showAlert({ kind: 'success', ...outcome.saved });
    } catch (error) {
      setSaving(false);
      reportFailure(error);
    }
    return [];
  }

  return { save, isSaving };
}

const update = (before: Offer, entry: OfferEntry) =>
  saveOver({
    before,
    of: { subject: 'offer', id: before.id },
    entry,
    fields: comparedFields(offerFields),
    toFields: offerFormValues,
    save: async (offer) => {
      await updateOffer(offer, entry);
      return { title: 'Oferta Actualizada', text: entry.title };
    },
    reload: () => loadOffer(before.id),
  });

async function create(entry: OfferEntry) {
  const { message, id } = await createOffer(entry, currentSession().user.id);
  const saved = { title: 'Oferta Creada', text: message || entry.title };
  return { kind: 'saved', saved: { ...saved, ...(id !== undefined && wayOn(id)) } } as const;
}

/** Link to the page that completes a new offer. */
const wayOn = (id: number) => ({
  links: [{ label: 'Completar y publicar', path: offerManagementPath(id) }],
});

function reportFailure(error: unknown) {
  if (isHandled(error)) return;
  const text = errorMessage(error, 'No pudimos guardar la oferta. Inténtalo de nuevo.', 'error');
  const details = errorList(error).filter((detail) => detail !== text);
  void showAlert({ kind: 'error', title: 'Error', text, details });
}
