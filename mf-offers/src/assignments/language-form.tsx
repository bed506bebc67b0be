import { chakra } from '@chakra-ui/react/styled-system';
import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  offerLanguageEntry,
  type OfferLanguage,
  type OfferLanguageEntry,
  type OfferLanguageFields,
} from '@portal/contract/offer-language';
import { useFailureAlert } from '@portal/kit/failures/use-failure-alert';
import { Form } from '@portal/kit/form/form';
import { SelectField } from '@portal/kit/form/select-field';
import { SubmitButton } from '@portal/kit/form/submit-button';
import { useResource } from '@portal/kit/query/use-resource';
import { languagesResource } from '@portal/kit/resources/languages';
import { levelsResource } from '@portal/kit/resources/levels';
import { createOfferLanguage } from '@portal/kit/resources/offer-languages';
import { Button } from '@portal/kit/ui/button';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { assign } from './assignment-outcome';
import { choiceHint, toOptions, withoutAssigned } from './choices';
import { warn } from './warn';

type LanguageFormProps = {
  offerId: number;
  assigned: readonly OfferLanguage[];
  onSaved: () => Promise<void>;
};

const incomplete =
  'Por favor, selecciona un idioma, un nivel y asegúrate de que la oferta esté cargada.';

const outcomes = {
  success: 'El idioma fue asignado.',
  failure: 'No pudimos asignar el idioma. Inténtalo de nuevo.',
};

const hints = {
  whenNone: 'No hay idiomas disponibles. Créalos primero en el maestro.',
  whenAllAssigned: 'Todos los idiomas ya han sido asignados.',
};

type FormMethods = UseFormReturn<OfferLanguageFields, unknown, OfferLanguageEntry>;

export function LanguageForm({ offerId, assigned, onSaved }: LanguageFormProps) {
  const { languages, free, levels } = useChoices(assigned);
  const { register, handleSubmit, reset, formState }: FormMethods = useForm({
    resolver: valibotResolver(offerLanguageEntry),
    defaultValues: { languageId: '', levelId: '' },
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = formState;

  async function save(entry: OfferLanguageEntry) {
    await assign({
      run: () => createOfferLanguage({ ...entry, offerId }),
      ...outcomes,
      onDone: async () => {
        reset();
        await onSaved();
      },
    });
  }

  return (
    <Form
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
      alignItems="start"
      marginBottom="6"
      maxWidth="800px"
      onSubmit={(event) => void handleSubmit(save, () => warn(incomplete))(event)}
    >
      <SelectField
        label="Idioma"
        isRequired
        placeholder="Selecciona una opción"
        hint={choiceHint(languages, free, hints)}
        error={errors.languageId?.message}
        options={toOptions(free)}
        {...register('languageId')}
      />
      <SelectField
        label="Nivel"
        isRequired
        placeholder="Selecciona una opción"
        error={errors.levelId?.message}
        options={toOptions(levels)}
        {...register('levelId')}
      />
      <chakra.div gridColumn="1 / -1" display="flex" flexWrap="wrap" gap="3">
        <SubmitButton loading={isSubmitting}>Asignar Idioma</SubmitButton>
        <Button variant="outline" onClick={() => reset()}>
          Cancelar
        </Button>
      </chakra.div>
    </Form>
  );
}

/** What can be chosen: levels, and languages that the offer does not have yet. */
function useChoices(assigned: readonly OfferLanguage[]) {
  const { data: languages, error: languagesError } = useResource(languagesResource);
  const { data: levels = [], error: levelsError } = useResource(levelsResource);
  useFailureAlert(languagesError, 'Error cargando idiomas disponibles.');
  useFailureAlert(levelsError, 'No se pudieron cargar los niveles.');
  const free = withoutAssigned(
    languages ?? [],
    assigned.map(({ language }) => language),
  );

  return { languages, levels, free };
}
