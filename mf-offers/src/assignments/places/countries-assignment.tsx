import { chakra } from '@chakra-ui/react/styled-system';
import type { Country } from '@portal/contract/place';
import { useUnsavedGuard } from '@portal/kit/editing/use-unsaved-guard';
import { useFailureAlert } from '@portal/kit/failures/use-failure-alert';
import { useResource } from '@portal/kit/query/use-resource';
import { countriesResource } from '@portal/kit/resources/places';
import { paths } from '@portal/kit/routing/paths';
import { Button } from '@portal/kit/ui/button';
import { askConfirmation } from '@portal/runtime';
import { useState } from 'react';
import type { AssignmentFormProps, OfferAssignment } from '../page/offer-assignment';
import { warn } from '../page/warn';
import { PlacePicker } from './place-picker';
import { PlaceTable } from './place-table';
import { savePlaces } from './save-places';

const texts = {
  success: 'Países asignados a la oferta correctamente.',
  failure: 'Error al asignar países a la oferta.',
};

/** The offer's countries, saved by «Guardar Países» (S2.72, S4.13). */
function CountriesForm({ offer, onSaved, onClose }: AssignmentFormProps) {
  const { data: available = [], error } = useResource(countriesResource);
  useFailureAlert(error, 'Error al cargar los países disponibles.');
  const [edited, setEdited] = useState<readonly Country[]>();
  const [isSaving, setSaving] = useState(false);
  useUnsavedGuard(edited !== undefined, isSaving);
  const countries = edited ?? offer?.countries ?? [];

  function add(id: number | undefined) {
    const country = available.find((item) => item.id === id);
    if (!country) return warn('Por favor, selecciona un país para añadir.');
    if (countries.some((item) => item.id === id)) {
      return warn('Este país ya ha sido añadido a la oferta.');
    }
    return setEdited([...countries, country]);
  }

  async function save(chosen: readonly Country[]) {
    if (!offer) return;
    setSaving(true);
    await savePlaces({ offer, chosen: { countries: [...chosen] }, ...texts, onSaved, onClose });
  }

  async function removeAll() {
    const isConfirmed = await askConfirmation({
      title: '¿Quitar todos los países?',
      text: 'La oferta quedará sin países y sin ciudades.',
      confirmLabel: 'Sí, quitar todos',
      cancelLabel: 'No, conservarlos',
    });
    if (isConfirmed) await save([]);
  }

  return (
    <chakra.div display="grid" gap="5">
      <PlacePicker label="País" items={available} isAddDisabled={!offer} onAdd={add} />
      <PlaceTable
        caption="Países de la oferta"
        places={countries}
        emptyText="No hay países asignados a esta oferta aún."
        columns={[{ header: 'País', cell: ({ name }) => name }]}
        onRemove={({ id }) => setEdited(countries.filter((item) => item.id !== id))}
      />
      <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="3">
        {offer && offer.countries.length > 0 && (
          <Button variant="ghost" color="danger" onClick={() => void removeAll()}>
            Quitar todos
          </Button>
        )}
        <Button
          disabled={!offer || countries.length === 0}
          loading={isSaving}
          onClick={() => void save(countries)}
        >
          Guardar Países
        </Button>
      </chakra.div>
    </chakra.div>
  );
}

export const countriesAssignment: OfferAssignment = {
  title: 'Asignar países',
  path: paths.offerCountries,
  missingText: 'No se pudo obtener la oferta para asignar países.',
  Form: CountriesForm,
};
