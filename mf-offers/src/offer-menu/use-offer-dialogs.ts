import type { OfferFormValues } from '@portal/contract/offer-entry';
import { showAlert } from '@portal/runtime';
import { useCallback, useState, type ComponentType } from 'react';
import type { OfferDialogProps } from '../offer/offer-dialog-props';

export type OfferDialogKind = 'create' | 'edit' | 'countries' | 'cities' | 'skills';

type OpenDialog = {
  Dialog: ComponentType<OfferDialogProps>;
  offerId: number | undefined;
  typed?: OfferFormValues;
};

const formDialog = async () => (await import('../offer-form/offer-form-dialog')).OfferFormDialog;

// Each dialog is a separate chunk, which visitors never load.
const dialogs: Record<OfferDialogKind, () => Promise<ComponentType<OfferDialogProps>>> = {
  create: formDialog,
  edit: formDialog,
  countries: async () => (await import('../assignments/places/countries-dialog')).CountriesDialog,
  cities: async () => (await import('../assignments/places/cities-dialog')).CitiesDialog,
  skills: async () => (await import('../assignments/skills/skills-dialog')).SkillsDialog,
};

const cannotOpen = 'No se pudo abrir la ventana. Revisa tu conexión e inténtalo de nuevo.';

/** Texts for two of them (S8.21). */
const openFailures: Partial<Record<OfferDialogKind, string>> = {
  countries: 'No se pudo abrir el modal de asignación de países.',
  cities: 'No se pudo abrir el modal de asignación de ciudades.',
};

export function useOfferDialogs() {
  const [shown, setShown] = useState<OpenDialog>();

  const open = useCallback((kind: OfferDialogKind, offerId?: number) => {
    dialogs[kind]().then(
      (Dialog) => setShown({ Dialog, offerId }),
      () => showAlert({ kind: 'error', title: 'Error', text: openFailures[kind] ?? cannotOpen }),
    );
  }, []);

  return {
    shown,
    open,
    close: () => setShown(undefined),
    reopen: (typed: OfferFormValues) => setShown(shown && { ...shown, typed }),
  };
}
