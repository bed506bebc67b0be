import type { Offer } from '@portal/contract/offer';
import type { OfferEntry } from '@portal/contract/offer-entry';
import { errorList, errorMessage, errorStatus, isHandled } from '@portal/kit/format/error-message';
import { createOffer, updateOffer } from '@portal/kit/resources/offers';
import { currentSession, showAlert } from '@portal/runtime';
import { useState } from 'react';
import { loadOffer } from '../hooks/use-fresh-offer';
import { offerDifferences } from './offer-differences';

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

  async function save(entry: OfferEntry) {
    setSaving(true);
    try {
      const saved = offer ? await update(offer, entry) : await create(entry);
      onClose();
      await onSaved();
      void showAlert({ kind: 'success', ...saved });
    } catch (error) {
      setSaving(false);
      if (offer && errorStatus(error) === 409) onOutdated(await tellConflict(offer, entry, error));
      else tellFailure(error);
    }
  }

  return { save, isSaving };
}

async function update(offer: Offer, entry: OfferEntry) {
  await updateOffer(offer, entry);
  return { title: 'Oferta Actualizada', text: entry.title };
}

async function create(entry: OfferEntry) {
  const message = await createOffer(entry, currentSession().user.id);
  return { title: 'Oferta Creada', text: message || entry.title };
}

/** Somebody else has saved the offer since it was opened: says what differs, and goes on from there. */
async function tellConflict(before: Offer, entry: OfferEntry, error: unknown) {
  const after = await loadOffer(before.id).catch(() => before);
  const text = errorMessage(error, 'Otra persona cambió esta oferta mientras la editabas.');
  void showAlert({
    kind: 'warning',
    title: 'La oferta cambió',
    text: `${text} Esto es lo que cambió. Lo que tú no tocaste ya está al día en el formulario; lo que escribiste sigue ahí y vale cuando guardes de nuevo.`,
    details: offerDifferences({ before, after, entry }),
  });
  return after;
}

function tellFailure(error: unknown) {
  if (isHandled(error)) return;
  const text = errorMessage(error, 'No pudimos guardar la oferta. Inténtalo de nuevo.', 'error');
  const details = errorList(error).filter((detail) => detail !== text);
  void showAlert({ kind: 'error', title: 'Error', text, details });
}
