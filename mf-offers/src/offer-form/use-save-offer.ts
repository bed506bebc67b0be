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
  /** The offer as it was when its editing began; undefined for a new one. */
  offer: Offer | undefined;
  /** Gets the offer as a colleague has saved it meanwhile. */
  onOutdated: (offer: Offer) => void;
  onSaved: () => Promise<void>;
  onClose: () => void;
};

/** Saves what the form holds and tells how it went (specification §8). */
export function useSaveOffer({ offer, onOutdated, onSaved, onClose }: SaveOptions) {
  const [isSaving, setSaving] = useState(false);

  /** Returns the fields of the form in which a colleague's text shall stand. */
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

/** What a new offer still lacks is filled in on its page. */
const wayOn = (id: number) => ({
  links: [{ label: 'Completar y publicar', path: offerManagementPath(id) }],
});

function reportFailure(error: unknown) {
  if (isHandled(error)) return;
  const text = errorMessage(error, 'No pudimos guardar la oferta. Inténtalo de nuevo.', 'error');
  const details = errorList(error).filter((detail) => detail !== text);
  void showAlert({ kind: 'error', title: 'Error', text, details });
}
