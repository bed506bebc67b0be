import { chakra } from '@chakra-ui/react/styled-system';
import type { Country } from '@portal/contract/place';
import { useUnsavedGuard } from '@portal/kit/editing/use-unsaved-guard';
import { useFailureAlert } from '@portal/kit/failures/use-failure-alert';
import { useResource } from '@portal/kit/query/use-resource';
import { countriesResource } from '@portal/kit/resources/places';
import { DataTable, type Column } from '@portal/kit/table/data-table';
import { DeleteButton } from '@portal/kit/table/row-actions';
import { Button } from '@portal/kit/ui/button';
import { askConfirmation } from '@portal/runtime';
import { useState } from 'react';
import { warn } from '../page/warn';
import { PlacePicker } from './place-picker';
import type { PlacesFormProps } from './places-assignment';
import { savePlaces } from './save-places';
import { ScrollBox } from './scroll-box';

const texts = {
  success: 'Países asignados a la oferta correctamente.',
  failure: 'Error al asignar países a la oferta.',
};

/** The offer's countries, edited here and sent by «Guardar Países» (specification §2, §4). */
export function CountriesForm({ offer, onSaved, onClose }: PlacesFormProps) {
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
      <ScrollBox label="Lugares asignados">
        <DataTable
          caption="Países de la oferta"
          rows={countries}
          cardsBelow="never"
          rowKey={({ id }) => id}
          emptyText="No hay países asignados a esta oferta aún."
          columns={columns((id) => setEdited(countries.filter((item) => item.id !== id)))}
        />
      </ScrollBox>
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

const columns = (onRemove: (id: number) => void): Column<Country>[] => [
  { header: 'País', cell: ({ name }) => name },
  {
    header: 'Acciones',
    isAction: true,
    cell: ({ id, name }) => <DeleteButton of={name} onClick={() => onRemove(id)} />,
  },
];
